/** `12` → `preset-12`: the `themeKey` of an advisor's own layout. */
export const presetKey = (id: number): string => `preset-${id}`;

/** The id in a `themeKey` such as `preset-12`; undefined for the key of anything else. */
export function parsePresetKey(key: string): number | undefined {
  const digits = /^preset-([1-9]\d{0,8})$/.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
