/** One row of the registry of templates. `key` is its folder and the last part of its address. */
export interface Template {
  readonly key: string;
  readonly name: string;
  /** Its name in older profiles and links. */
  readonly olderKey: `theme${number}`;
}

/** The four fixed frames for filming. Adding one is a row here and a folder of that key beside this file. */
export const templates = [
  { key: 'clean-white', name: 'Clean White', olderKey: 'theme1' },
  { key: 'minimal-card', name: 'Minimal Card', olderKey: 'theme2' },
  { key: 'image-highlight', name: 'Image Highlight', olderKey: 'theme3' },
  { key: 'shadow-glass', name: 'Shadow Glass', olderKey: 'theme4' },
] as const satisfies readonly Template[];

/** Finds a template by either of its keys; undefined when there is none. */
export const findTemplate = (name: string): (typeof templates)[number] | undefined =>
  templates.find(({ key, olderKey }) => key === name || olderKey === name);
