export const words = {
  signIn: 'Login',
  register: 'Register',
  signOut: 'Logout',
  signOutQuestion: 'Are you sure you want to logout?',
  signOutFailed: 'You are still signed in: the server could not be reached.',
};

export type SessionWords = typeof words;
