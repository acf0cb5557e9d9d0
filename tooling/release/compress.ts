import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = (name: string): boolean => /\.(js|css|svg|json|html)$/.test(name);

/** Smaller files fit one packet anyway. */
const WORTHWHILE_BYTES = 600;

/** Writes `.br` and `.gz` beside every file that gets smaller by it: once a release, so at the highest level. */
export async function compressFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter(isText).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.byteLength < WORTHWHILE_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } }),
    toGzip(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
