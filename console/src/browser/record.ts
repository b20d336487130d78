/** Something that came from elsewhere, whose fields can be looked at. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (data: unknown): data is UnknownRecord => typeof data === 'object' && data !== null;
