/**
 * Whom a page is for: anybody, only whoever is not signed in, a signed-in advisor, only whoever is not signed in as an
 * admin, or a signed-in admin. This is for showing and leading; what may be read and written is decided by each endpoint.
 */
export type Viewer = 'public' | 'guest' | 'advisor' | 'admin-guest' | 'admin';

interface Page {
  /** The address, with `:name` for a segment that may be anything. */
  readonly path: string;
  readonly viewer: Viewer;
  /** True for a page that exists only where `LK_DEBUG` is on. */
  readonly debug?: true;
  /** True for a page that nobody is led away from when their session ends: it has nothing to do with one. */
  readonly stays?: true;
}

/**
 * Every page of the site and the console. The server answers these addresses and no others; the console has a screen
 * for each but the front page and the two of a live stream, which are entries of their own.
 */
export const pages = {
  landing: { path: '/', viewer: 'public' },
  login: { path: '/login', viewer: 'guest' },
  register: { path: '/register', viewer: 'guest' },
  forgotPassword: { path: '/forgot-password', viewer: 'public', stays: true },
  resetPassword: { path: '/reset-password', viewer: 'public', stays: true },
  changePassword: { path: '/change-password', viewer: 'advisor' },
  confirmEmail: { path: '/confirm-email', viewer: 'public', stays: true },
  confirmAddress: { path: '/confirm-address', viewer: 'public', stays: true },
  undo: { path: '/undo', viewer: 'public', stays: true },
  app: { path: '/app', viewer: 'public' },
  overlay: { path: '/live', viewer: 'public', stays: true },
  source: { path: '/obs', viewer: 'public', stays: true },
  profile: { path: '/profile', viewer: 'advisor' },
  cleanWhite: { path: '/templates/clean-white', viewer: 'public', stays: true },
  minimalCard: { path: '/templates/minimal-card', viewer: 'public', stays: true },
  imageHighlight: { path: '/templates/image-highlight', viewer: 'public', stays: true },
  shadowGlass: { path: '/templates/shadow-glass', viewer: 'public', stays: true },
  debug: { path: '/debug', viewer: 'public', debug: true },
  autologout: { path: '/test/autologout/user', viewer: 'public', debug: true },
  adminAutologout: { path: '/test/autologout/admin', viewer: 'public', debug: true },
  adminLogin: { path: '/admin/login', viewer: 'admin-guest' },
  adminSetPassword: { path: '/admin/set-password', viewer: 'public', stays: true },
  admin: { path: '/admin', viewer: 'admin' },
  adminEnhanced: { path: '/admin/enhanced', viewer: 'admin' },
  adminAdmins: { path: '/admin/admins', viewer: 'admin' },
  adminPlans: { path: '/admin/plans', viewer: 'admin' },
  adminMail: { path: '/admin/mail', viewer: 'admin' },
  adminDashboard: { path: '/admin/dashboard', viewer: 'admin' },
  adminUsers: { path: '/admin/users', viewer: 'admin' },
  adminAudit: { path: '/admin/audit', viewer: 'admin' },
  adminModels: { path: '/admin/models', viewer: 'admin' },
  adminEditor: { path: '/admin/editor', viewer: 'admin' },
  embed: { path: '/embed', viewer: 'advisor' },
  // Whoever is not signed in is told so there.
  account: { path: '/account', viewer: 'public' },
  terms: { path: '/terms', viewer: 'public', stays: true },
  privacy: { path: '/privacy', viewer: 'public', stays: true },
  customize: { path: '/app/customize', viewer: 'public' },
} as const satisfies Record<string, Page>;

/** The address of an advisor's own page, which the server draws for whoever has it. @param slug the public name */
export const hostedPath = (slug: string): string => `/a/${slug}`;

export type PageId = keyof typeof pages;

/** Whether somebody whose session ends is led from a page to the sign-in. */
export const needsSession = (id: PageId): boolean => !('stays' in pages[id]);

/** The pages of whoever is signed in as an admin. */
export type AdminPageId = {
  [Id in PageId]: (typeof pages)[Id]['viewer'] extends 'admin' ? Id : never;
}[PageId];

const rows: readonly (readonly [id: string, page: Page])[] = Object.entries(pages);

const patterns = rows.map(([id, { path, debug = false }]) => ({
  // The keys of `pages`, which Object.entries forgets.
  id: id as PageId,
  debug,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/**
 * The page at an address, which is compared as it stands: letters in their case, no slash at the end.
 * @param path the part of an address from the first slash to the query
 * @param debug whether the pages exist that are only for finding faults
 */
export const findPage = (path: string, { debug = false } = {}): PageId | undefined =>
  patterns.find(page => page.pattern.test(path) && (debug || !page.debug))?.id;
