import type { AdminPageId, PageId } from '@loan-kereta/sdk/pages';
import type { ComponentType } from 'react';
import { adminLoginWords } from '../admin/login/words.ts';
import type { Dictionary } from '../language/dictionary.ts';
import { profileWords } from '../profile/words.ts';
import { accountWords } from '../site/account/words.ts';
import { appWords } from '../site/app/words.ts';
import { autologoutWords } from '../site/autologout/words.ts';
import { confirmAddressWords } from '../site/confirm-address/words.ts';
import { confirmEmailWords } from '../site/confirm-email/words.ts';
import { customizeWords } from '../site/customize/words/words.ts';
import { debugWords } from '../site/debug/words.ts';
import { devicesWords } from '../site/devices/words.ts';
import { embedWords } from '../site/embed/words.ts';
import { firstStepsWords } from '../site/first-steps/words.ts';
import { privacyWords } from '../site/legal/privacy/words.ts';
import { termsWords } from '../site/legal/terms/words.ts';
import { loginWords } from '../site/login/words.ts';
import { passwordWords } from '../site/passwords/words.ts';
import { profilePageWords } from '../site/profile/words.ts';
import { registerWords } from '../site/register/words.ts';
import { undoWords } from '../site/undo/words.ts';

/** What stands around a page: nothing, the frame of the sign-in pages, or an advisor's navigation. */
export type Frame = 'bare' | 'entry' | 'workspace';

/** What a page's module has. */
interface ScreenModule {
  readonly Component: ComponentType;
  /** Begins what takes longest, while the page is not drawn yet. */
  readonly begin?: () => void;
  /** What the document of a page shows that is not the same for everybody. */
  readonly Drawn?: ComponentType;
}

/** A page as a browser shows it. Its address and whom it is for are in `@loan-kereta/sdk/pages`. */
export interface Screen {
  /** Imports the module, which is a chunk of its own, with everything that no other page needs. */
  readonly load: () => Promise<ScreenModule>;
  /** What has to be fetched beside the module so that the page can speak. */
  readonly words: readonly Dictionary<unknown>[];
}

const template = {
  frame: 'bare',
  load: () => import('../site/template/page.tsx'),
  words: [appWords],
} as const;

const autologout = {
  frame: 'entry',
  load: () => import('../site/autologout/page.tsx'),
  words: [autologoutWords],
} as const;

/**
 * Every page but those of signed-in admins, which are `adminScreens`, and those that are entries of their own, so that a
 * visitor or a live stream downloads nothing of the console.
 */
export const screens: Readonly<
  Record<Exclude<PageId, 'landing' | 'overlay' | 'source' | AdminPageId>, Screen & { readonly frame: Frame }>
> = {
  login: {
    frame: 'entry',
    load: () => import('../site/login/page.tsx'),
    words: [loginWords, passwordWords],
  },
  register: {
    frame: 'entry',
    load: () => import('../site/register/page.tsx'),
    words: [registerWords, passwordWords],
  },
  forgotPassword: {
    frame: 'entry',
    load: () => import('../site/forgot-password/page.tsx'),
    words: [passwordWords],
  },
  resetPassword: {
    frame: 'entry',
    load: () => import('../site/reset-password/page.tsx'),
    words: [passwordWords],
  },
  changePassword: {
    frame: 'entry',
    load: () => import('../site/change-password/page.tsx'),
    words: [passwordWords],
  },
  confirmEmail: {
    frame: 'entry',
    load: () => import('../site/confirm-email/page.tsx'),
    words: [confirmEmailWords],
  },
  confirmAddress: {
    frame: 'entry',
    load: () => import('../site/confirm-address/page.tsx'),
    words: [confirmAddressWords],
  },
  undo: {
    frame: 'entry',
    load: () => import('../site/undo/page.tsx'),
    words: [undoWords],
  },
  app: {
    frame: 'workspace',
    load: () => import('../site/app/page.tsx'),
    words: [appWords, profileWords],
  },
  customize: {
    frame: 'workspace',
    load: () => import('../site/customize/page.tsx'),
    words: [customizeWords],
  },
  embed: {
    frame: 'workspace',
    load: () => import('../site/embed/page.tsx'),
    words: [embedWords, firstStepsWords],
  },
  account: {
    frame: 'workspace',
    load: () => import('../site/account/page.tsx'),
    words: [accountWords, devicesWords, firstStepsWords],
  },
  terms: {
    frame: 'workspace',
    load: () => import('../site/legal/terms/page.tsx'),
    words: [termsWords],
  },
  privacy: {
    frame: 'workspace',
    load: () => import('../site/legal/privacy/page.tsx'),
    words: [privacyWords],
  },
  profile: {
    frame: 'workspace',
    load: () => import('../site/profile/page.tsx'),
    words: [profilePageWords, profileWords],
  },
  cleanWhite: template,
  minimalCard: template,
  imageHighlight: template,
  shadowGlass: template,
  debug: {
    frame: 'entry',
    load: () => import('../site/debug/page.tsx'),
    words: [debugWords],
  },
  autologout: autologout,
  adminAutologout: autologout,
  adminLogin: {
    frame: 'entry',
    load: () => import('../admin/login/page.tsx'),
    words: [adminLoginWords],
  },
  adminSetPassword: {
    frame: 'entry',
    load: () => import('../admin/set-password/page.tsx'),
    words: [passwordWords],
  },
};
