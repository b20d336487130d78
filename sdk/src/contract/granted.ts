import type { Entitlements } from '../plans/index.ts';
import type { Features, Flags } from './features.ts';

/** What is granted, as the wire has it. */
export const flagsOf = (granted: Entitlements): Flags => ({
  presenter_mode: granted.presenterMode,
  custom_color: granted.customColor,
  edit_data: granted.editData,
  watermark: granted.watermark,
  share: granted.share,
  own_layouts: granted.ownLayouts,
  own_branding: granted.ownBranding,
});

/** The same with the themes. */
export const featuresOf = (granted: Entitlements): Features => ({
  ...flagsOf(granted),
  themes_unlocked: granted.themeAccess.length,
  theme_access: [...granted.themeAccess],
});
