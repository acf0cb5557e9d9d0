/** Has the browser save a file under a name. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // Not at once: some browsers begin to read after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
