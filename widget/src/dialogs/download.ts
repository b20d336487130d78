/** Lets the browser keep a JSON text as a file of that name. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the address only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
