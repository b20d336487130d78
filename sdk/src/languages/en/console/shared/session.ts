import type { Language } from '../../../../rules/languages.ts';

/** A button that the specification quotes in Malay, which a screen reader is told. */
const quoted: { readonly extend: string; readonly extendLanguage?: Language } = {
  extend: 'Sambung Sesi',
  extendLanguage: 'ms',
};

export const words = {
  signIn: 'Sign in',
  register: 'Register',
  signOut: 'Logout',
  signOutQuestion: 'Are you sure you want to logout?',
  signOutFailed: 'You are still signed in: the server could not be reached.',
  extendFailed: 'The server could not be reached. It is asked again while you work.',
  adminSignedOut: 'Admin logged out successfully',
  access: {
    title: 'Admin Access Error',
    failed: 'Authentication check failed',
    again: 'Try Login Again',
    readOnly: 'Only an admin may change this. Your role is support.',
  },
  warning: {
    title: 'Your session is about to end',
    idle: 'You have been inactive. You will be signed out in',
    absolute:
      'For your safety everybody signs in again after a while. Please save what you are typing. You will be signed out in',
    ...quoted,
    understood: 'I understand',
  },
  planIs: (plan: string) => `Your plan is now ${plan}.`,
};

export type SessionWords = typeof words;
