import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file of the viewer, as it is sent. */
export interface ViewerFile {
  readonly type: string;
  readonly content: Buffer;
}

/** The files of the viewer, and the part of their address that changes when one of them does. */
export interface ViewerFiles {
  readonly fingerprint: string;
  readonly files: ReadonlyMap<string, ViewerFile>;
}

const PLACES: Readonly<Record<string, string>> = {
  'swagger-ui.css': import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  'swagger-ui-bundle.js': import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'favicon-32x32.png': import.meta.resolve('swagger-ui-dist/favicon-32x32.png'),
  'viewer.css': new URL('./viewer.css', import.meta.url).href,
  'start.js': new URL('./start.js', import.meta.url).href,
};

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  png: 'image/png',
};

/** Reads the viewer: the files of swagger-ui as they are released, and two of our own. */
export async function readViewer(): Promise<ViewerFiles> {
  const read = Object.entries(PLACES).map(async ([name, place]) => {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return [name, { type, content: await readFile(new URL(place)) }] as const;
  });
  const files = new Map(await Promise.all(read));
  const hash = createHash('sha256');
  for (const { content } of files.values()) hash.update(content);
  return { fingerprint: hash.digest('hex').slice(0, 16), files };
}
