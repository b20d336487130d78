/** What an error has beside its message, such as a `code`; undefined of what is no error. */
export const property = (error: unknown, name: string): unknown =>
  error instanceof Error ? Reflect.get(error, name) : undefined;
