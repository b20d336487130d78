import type { StoredProfile } from '../../profile/stored.ts';

/** What stands in the form. */
export interface ProfileValues extends StoredProfile {
  /** `theme-01` …, or `layout-ID`. */
  readonly themeKey: string;
}

/**
 * What was changed and not saved, by account: whoever is signed out meanwhile finds it again in this tab. It is kept
 * nowhere else, as a browser may be shared.
 */
export const drafts = new Map<number, Partial<ProfileValues>>();
