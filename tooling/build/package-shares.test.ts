import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packageShares } from './package-shares.ts';

const sizeOf = (text: string): number => gzipSync(text, { level: 9 }).byteLength;

test('each character of a script counts for the package that it comes from', () => {
  const [zod, platform, bundler] = ['zodzodzod,', 'call(url);', 'runtime();'];
  const map = {
    version: 3,
    file: 'main.js',
    sources: ['webpack:///../node_modules/zod/v4/core.js', 'webpack:///../platform/src/api/call.ts'],
    sourcesContent: [],
    names: [],
    sourceRoot: '',
    // The first ten characters are of the first source, the next ten of the second, the rest of none.
    mappings: 'AAAA,UCAA,U;',
  };

  const shares = packageShares(`${zod}${platform}${bundler}`, map);

  expect(shares).toEqual({ zod: sizeOf(zod), platform: sizeOf(platform), bundler: sizeOf(bundler) });
});
