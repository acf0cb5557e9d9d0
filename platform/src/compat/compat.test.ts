import { expect, test } from 'vitest';
import { problemsWith } from './compat.ts';
import { isBounded, satisfies } from './range.ts';

const provided = (version: string) => ({ version, js: [], css: [] });
const shell = {
  version: '1.0.0-aaaaaaaaaa',
  provides: {
    react: provided('19.3.1'),
    '@shortlist/platform': provided('1.1.0'),
    '@shortlist/api-contract': provided('1.2.0'),
  },
  otherReacts: { 20: { react: provided('20.1.0'), '@shortlist/platform': provided('1.1.0') } },
};
const wants = (name: string, range: string, { singleton = true, react = 19 } = {}) => ({
  package: 'mfe-jobs',
  react,
  shared: { [name]: { range, singleton } },
});

test('a remote fits a shell that provides what it needs', () => {
  expect(problemsWith(wants('react', '^19.3.0'), shell)).toEqual([]);
});

test('a remote that needs a newer or another shared module is told so', () => {
  expect(problemsWith(wants('react', '^19.4.0'), shell)).toEqual([
    'mfe-jobs needs react ^19.4.0, but the shell 1.0.0-aaaaaaaaaa provides 19.3.1: release the shell first.',
  ]);
  expect(problemsWith(wants('@shortlist/design-system/Board', '^1.0.0'), shell)).toEqual([
    'mfe-jobs needs @shortlist/design-system/Board ^1.0.0, but the shell 1.0.0-aaaaaaaaaa does not provide it: release the shell first.',
  ]);
});

test('[TM-06] a remote is compared with what the shell gives to remotes of its React', () => {
  expect(problemsWith(wants('react', '^20.0.0', { react: 20 }), shell)).toEqual([]);
  expect(problemsWith(wants('react', '^20.2.0', { react: 20 }), shell)).toEqual([
    'mfe-jobs needs react ^20.2.0, but the shell 1.0.0-aaaaaaaaaa provides 20.1.0: release the shell first.',
  ]);
});

test('[TM-06] a remote of a React that the shell does not offer is told so once', () => {
  expect(problemsWith(wants('react', '^21.0.0', { react: 21 }), shell)).toEqual([
    'mfe-jobs needs React 21, but the shell 1.0.0-aaaaaaaaaa provides React 19 and 20: release the shell first.',
  ]);
});

test.each([
  ['^1.1.0', 0],
  ['^1.2.0', 1],
  ['^2.0.0', 1],
])('[TM-06] a remote that was built with platform %s is compared with the live one', (range, count) => {
  expect(problemsWith(wants('@shortlist/platform', range), shell)).toHaveLength(count);
  expect(problemsWith(wants('@shortlist/platform', range, { react: 20 }), shell)).toHaveLength(count);
});

test('of what may be on a page twice, a newer one than the shell has is no hindrance', () => {
  expect(problemsWith(wants('@shortlist/api-contract', '^1.3.0', { singleton: false }), shell)).toEqual([]);
});

test.each(['*', '>=1.0.0', 'latest', '1.x'])('a range without an upper end, %s, is refused', (range) => {
  expect(problemsWith(wants('react', range, { singleton: false }), shell)).toHaveLength(1);
  expect(isBounded(range)).toBe(false);
});

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.9.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.9', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.10.0', '^1.9.0', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
