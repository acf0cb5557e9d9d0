import { expect, test } from 'vitest';
import { readReleaseCommand } from './read-command.ts';

const known = ['shell', 'mfe-jobs', 'mfe-ai'];
const read = (words: string) => readReleaseCommand(words.split(' ').filter(Boolean), known);

test.each([
  ['mfe-jobs', { name: 'release', packages: ['mfe-jobs'] }],
  ['shell mfe-ai', { name: 'release', packages: ['shell', 'mfe-ai'] }],
  ['mfe-jobs canary 10', { name: 'canary', packages: ['mfe-jobs'], percent: 10 }],
  ['canary mfe-jobs 10', { name: 'canary', packages: ['mfe-jobs'], percent: 10 }],
  ['canary 100% mfe-jobs', { name: 'canary', packages: ['mfe-jobs'], percent: 100 }],
  ['new shell', { name: 'new', packages: ['shell'] }],
  ['mfe-jobs promote', { name: 'promote', packages: ['mfe-jobs'] }],
  ['withdraw mfe-jobs', { name: 'withdraw', packages: ['mfe-jobs'] }],
  ['rollback mfe-jobs mfe-ai', { name: 'rollback', packages: ['mfe-jobs', 'mfe-ai'] }],
  ['built', { name: 'built', packages: [] }],
  ['built mfe-ai', { name: 'built', packages: ['mfe-ai'] }],
  ['mfe-jobs sign', { name: 'sign', packages: ['mfe-jobs'] }],
  ['keygen', { name: 'keygen', packages: [] }],
  ['status', { name: 'status', packages: [] }],
  ['types', { name: 'types', packages: [], isCanary: false }],
  ['mfe-jobs types canary', { name: 'types', packages: ['mfe-jobs'], isCanary: true }],
  ['mfe-jobs status', { name: 'status', packages: ['mfe-jobs'] }],
])('%s', (words, command) => {
  expect(read(words)).toEqual(command);
});

test.each([
  ['', 'Usage, for one package:   npm run release -w mfe-jobs -- <command>'],
  ['mfe-job', '"mfe-job" is neither a command nor a package.'],
  [
    'mfe-jobs rollbak',
    'Commands: new, preview, canary, promote, withdraw, rollback, built, sign, keygen, status, history, types.',
  ],
  ['rollback', 'Which package? Packages: shell, mfe-jobs, mfe-ai.'],
  ['mfe-jobs promote rollback', 'promote and rollback are several commands: give one of them.'],
  ['mfe-jobs 10', '"10" belongs to canary: npm run release -w mfe-jobs -- canary 10'],
  ['mfe-jobs canary', 'Say for how many percent of the sessions, a whole number from 1 to 100'],
  ['mfe-jobs canary 0', 'a whole number from 1 to 100'],
  ['mfe-jobs canary 101', 'a whole number from 1 to 100'],
  ['mfe-jobs canary 2.5', 'a whole number from 1 to 100'],
  ['mfe-jobs canary 10 20', 'a whole number from 1 to 100'],
])('"%s" is answered with a sentence that says what to write', (words, sentence) => {
  expect(() => read(words)).toThrow(sentence);
});

test('[TM-08] promote takes what is live in the environment behind --from', () => {
  expect(readReleaseCommand(['mfe-jobs', 'promote'], known, { from: 'staging' })).toEqual({
    name: 'promote',
    packages: ['mfe-jobs'],
    from: 'staging',
  });
  expect(() => readReleaseCommand(['mfe-jobs', 'canary', '10'], known, { from: 'staging' })).toThrow(
    '--from belongs to promote',
  );
});
