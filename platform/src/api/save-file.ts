/** Has the browser save a file under a name; signs that no file system takes become blanks. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName.replaceAll(/[\\/:*?"<>|]+/g, ' ');
  link.click();
  // Not at once: some browsers begin to read after the click has ended.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
