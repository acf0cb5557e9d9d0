import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readChangelog, splitCode } from './changelog.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');

test('versions come with their groups and entries, in the order of the file', () => {
  const text = [
    '# Changelog',
    '',
    'What changes.',
    '',
    '## 1.1.0',
    '',
    '### Components',
    '',
    '- Kbd shows a shortcut',
    '  as the keys of this computer.',
    '- A stepper.',
    '',
    '## 1.0.0',
    '',
    '- What there is.',
  ].join('\n');

  expect(readChangelog(text)).toEqual([
    {
      name: '1.1.0',
      groups: [
        {
          title: 'Components',
          entries: ['Kbd shows a shortcut as the keys of this computer.', 'A stepper.'],
        },
      ],
    },
    { name: '1.0.0', groups: [{ title: '', entries: ['What there is.'] }] },
  ]);
});

test('code in an entry stands at the odd places', () => {
  expect(splitCode('`--z-toast` and `--z-dialog` name layers.')).toEqual([
    '',
    '--z-toast',
    ' and ',
    '--z-dialog',
    ' name layers.',
  ]);
});

test('[FR-09] the version of the package is the newest one of the changelog', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string };
  expect(readChangelog(read('CHANGELOG.md'))[0]?.name).toBe(version);
});
