/** `12` → `layout-12`: the `themeKey` of an advisor's own layout. */
export const layoutKey = (id: number): string => `layout-${id}`;

/** The id in a `themeKey` such as `layout-12`; undefined for the key of anything else. */
export function parseLayoutKey(key: string): number | undefined {
  const digits = /^layout-([1-9]\d{0,8})$/.exec(key)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
