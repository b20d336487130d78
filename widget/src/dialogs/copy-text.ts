/**
 * Copies a text, by the clipboard or, where that is closed to the page, by the box that shows it.
 * @returns whether it worked; where not, the text is left selected.
 */
export async function copyText(text: string, box: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    box?.focus();
    box?.select();
    return document.execCommand('copy');
  }
}
