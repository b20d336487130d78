/** Something that came from elsewhere, whose fields can be looked at; a list is none. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (data: unknown): data is UnknownRecord =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
