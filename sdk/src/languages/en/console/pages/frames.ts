import type { PageId } from '../../../../pages/index.ts';

/** The front page names itself. */
type Titles = Readonly<Record<Exclude<PageId, 'landing'>, string>>;

export const words = {
  home: 'Loan Kereta, to the front page',
  pitch: ['Buyers pick a car.', 'The instalment is right there.'],
  example: {
    title: 'As your buyer sees it',
    monthly: 'a month',
    terms: (years: number, rate: string) => `${years} years · ${rate}% flat`,
  },
  navigation: 'Pages',
  menu: 'Open the menu',
  account: 'Your account',
  groups: { advisor: 'Advisor', people: 'People', catalogue: 'Catalogue', site: 'Site' },
  skip: 'Skip to the content',
  search: 'Search',
  find: 'Go to a page, or do something',
  commands: 'Pages and commands',
  settings: 'Settings',
  newVersion: 'There is a new version.',
  takeVersion: 'Reload',
  /** What the tab, the navigation and the command palette call each page. */
  titles: {
    login: 'Sign in',
    register: 'Create an account',
    forgotPassword: 'Forgotten password',
    resetPassword: 'New password',
    changePassword: 'Change password',
    confirmEmail: 'Confirm your email',
    confirmAddress: 'Confirm your new address',
    undo: 'Secure your account',
    app: 'Calculator',
    customize: 'Theme builder',
    embed: 'Embed',
    account: 'My account',
    terms: 'Terms of use',
    privacy: 'Privacy notice',
    profile: 'Profile',
    cleanWhite: 'Clean White',
    minimalCard: 'Minimal Card',
    imageHighlight: 'Image Highlight',
    shadowGlass: 'Shadow Glass',
    debug: 'Production Debug Tool',
    autologout: 'Auto-logout',
    adminAutologout: 'Admin auto-logout',
    adminLogin: 'Admin sign in',
    adminSetPassword: 'New password',
    admin: 'Enhanced Admin Center',
    adminDashboard: 'Dashboard',
    adminUsers: 'Users',
    adminEnhanced: 'Enhanced Admin Center',
    adminModels: 'Car models',
    adminEditor: 'Editor Data',
    adminAudit: 'Audit',
    adminAdmins: 'Admins',
    adminPlans: 'Plans',
    adminMail: 'Mail',
  } satisfies Titles,
};

export type FrameWords = typeof words;
