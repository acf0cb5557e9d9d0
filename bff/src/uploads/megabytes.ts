const MEGABYTE = 1024 * 1024;

/** A size for people, never less than it is: "10 MB", "10.1 MB". */
export function megabytes(bytes: number): string {
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
