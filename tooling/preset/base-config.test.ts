import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compile } from '../build/compile.ts';
import { baseConfig } from './base-config.ts';

const LIBRARY = join(import.meta.dirname, '../../node_modules/react-aria/dist/private');
const STRINGS = join(import.meta.dirname, '../../node_modules/@internationalized/string/dist/private');

test('React Aria speaks English in every browser, and carries no other language', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shortlist-texts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'entry.js');
  await writeFile(
    entry,
    `import strings from ${JSON.stringify(join(LIBRARY, 'autocomplete/intlStrings.mjs'))};
import * as library from ${JSON.stringify(join(STRINGS, 'LocalizedStringDictionary.mjs'))};
const [Dictionary] = Object.values(library);
export const label = new Dictionary(strings).getStringForLocale('collectionLabel', 'de-DE');`,
  );
  const base = baseConfig({ folder, uniqueName: 'texts', mode: 'production' });
  const output = { path: folder, filename: 'main.cjs', library: { type: 'commonjs2' } };

  const code = await compile(
    { ...base, target: 'node24', devtool: false, entry: { main: entry }, output },
    (compilation) => compilation.getAsset('main.cjs')?.source.source().toString() ?? '',
  );

  expect(createRequire(import.meta.url)(join(folder, 'main.cjs'))).toMatchObject({ label: 'Suggestions' });
  expect(code).not.toContain('Empfehlungen');
});
