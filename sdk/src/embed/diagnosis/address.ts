/** Whether a text is a whole address. Safari before 17 has no `URL.canParse`, and this is asked in every buyer's page. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text) !== undefined;
  } catch {
    return false;
  }
}
