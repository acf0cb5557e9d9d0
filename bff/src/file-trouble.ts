/** What to do, by what the file system says. */
const ADVICE: Readonly<Record<string, string>> = {
  EACCES: 'this user of the machine may not write there: change its owner or rights, or choose another place',
  EPERM: 'this user of the machine may not write there: change its owner or rights, or choose another place',
  EROFS: 'it is read-only: make it writable, or choose another place',
  ENOSPC: 'the disk is full: make room, or choose another place',
  EDQUOT: 'the quota is used up: make room, or choose another place',
  ENOENT: 'its folder is not there: make it, or choose another place',
  ENOTDIR: 'a part of its path is a file: choose another place',
  EISDIR: 'it is a folder: name a file',
  EIO: 'the disk reports an error: check it, and choose another place',
  ENAMETOOLONG: 'its path is too long: choose a shorter one',
};

/** What is wrong with a file or folder and what to do, in one sentence; null when it is another error. */
export function fileTrouble(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  const advice = ADVICE[code];
  if (advice === undefined) return null;
  const path = 'path' in error ? String(error.path) : 'A file';
  return `${path} can’t be used (${code}): ${advice}.`;
}
