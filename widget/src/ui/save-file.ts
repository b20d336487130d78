/** Saves something as a file of that name, as a link with `download` does. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Safari reads the address only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
