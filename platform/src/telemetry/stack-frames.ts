import type { ReleaseSet, RemoteInSet } from '../registry/release-set.ts';

/** A line of a stack that lies in a released file. */
export interface Frame {
  /** Undefined for the shell's own files. */
  readonly remote: RemoteInSet | undefined;
  /** `list.1.js:1:204 JobRow` */
  readonly text: string;
}

/** `at JobRow (https://host/file.js:1:2)` of Chromium, `JobRow@https://host/file.js:1:2` of the others. */
const LINE = /^(.*?)(https?:\/\/[^\s()]+?):(\d+):(\d+)\)?$/;

const OF_SHELL = /\/assets\/shell\/[^/]+\//;

/**
 * The lines of a stack that lie in files of the release set, innermost first. A remote is known by the folder of its
 * entry, on whatever origin that is; what runs outside of released files, an extension of the browser, is left out.
 */
export function framesOf(stack: string, { remotes }: ReleaseSet, base: string): Frame[] {
  const folders = remotes.map((remote) => ({
    remote,
    folder: new URL('.', new URL(remote.entry, base)).href,
  }));
  return stack.split('\n').flatMap((line) => {
    const [, before = '', full = '', row = '', column = ''] = LINE.exec(line.trim()) ?? [];
    const address = full.replace(/\?.*$/, '');
    const owner = folders.find(({ folder }) => address.startsWith(folder));
    if (!owner && !OF_SHELL.test(address)) return [];
    const file = owner ? address.slice(owner.folder.length) : address.replace(/^.*\/assets\//, '');
    const name = before.replace(/^at /, '').replace(/[@( ]+$/, '');
    return [{ remote: owner?.remote, text: `${file}:${row}:${column} ${name}`.trim() }];
  });
}

/**
 * The remote that a stack begins in. The shell's lines above it are passed over: React, router and components of the
 * design system run there for whoever called them.
 */
export function remoteOf(frames: readonly Frame[]): RemoteInSet | undefined {
  return frames.find(({ remote }) => remote !== undefined)?.remote;
}
