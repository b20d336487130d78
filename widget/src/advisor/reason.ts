/** What a service says when it fails, or `otherwise` where it says nothing. */
export const reasonOf = (failure: unknown, otherwise: string): string =>
  (failure instanceof Error && failure.message) || otherwise;
