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
}

/**
 * Every page of the site and the console. The server answers these addresses and no others; the console has a screen
 * for each but the front page and the overlay of a live stream, which are entries of their own.
 */
export const pages = {
  landing: { path: '/', viewer: 'public' },
  login: { path: '/login', viewer: 'guest' },
  register: { path: '/register', viewer: 'guest' },
  forgotPassword: { path: '/forgot-password', viewer: 'public' },
  resetPassword: { path: '/reset-password', viewer: 'public' },
  changePassword: { path: '/change-password', viewer: 'advisor' },
  confirmEmail: { path: '/confirm-email', viewer: 'public' },
  confirmAddress: { path: '/confirm-address', viewer: 'public' },
  undo: { path: '/undo', viewer: 'public' },
  app: { path: '/app', viewer: 'public' },
  overlay: { path: '/live', viewer: 'public' },
  profile: { path: '/profile', viewer: 'advisor' },
  cleanWhite: { path: '/templates/clean-white', viewer: 'public' },
  minimalCard: { path: '/templates/minimal-card', viewer: 'public' },
  imageHighlight: { path: '/templates/image-highlight', viewer: 'public' },
  shadowGlass: { path: '/templates/shadow-glass', viewer: 'public' },
  debug: { path: '/debug', viewer: 'public', debug: true },
  autologout: { path: '/test/autologout/user', viewer: 'public', debug: true },
  adminAutologout: { path: '/test/autologout/admin', viewer: 'public', debug: true },
  adminLogin: { path: '/admin/login', viewer: 'admin-guest' },
  adminSetPassword: { path: '/admin/set-password', viewer: 'public' },
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
  terms: { path: '/terms', viewer: 'public' },
  privacy: { path: '/privacy', viewer: 'public' },
  customize: { path: '/app/customize', viewer: 'public' },
} as const satisfies Record<string, Page>;

export type PageId = keyof typeof pages;

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
