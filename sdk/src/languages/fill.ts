/** A sentence with its `{places}` filled in. A place without a value stays as it is, for a test to find. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`);
