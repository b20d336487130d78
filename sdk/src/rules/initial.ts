/** The first letter of a name, for where a picture has no room or is not there; empty for an empty name. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';
