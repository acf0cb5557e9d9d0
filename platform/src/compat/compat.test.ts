import { expect, test } from 'vitest';
import { problemsWith } from './compat.ts';
import { isBounded, satisfies } from './range.ts';

const provided = (version: string) => ({ version, js: [], css: [] });
const shell = {
  version: '1.0.0-aaaaaaaaaa',
  provides: { react: provided('19.3.1'), '@shortlist/api-contract': provided('1.2.0') },
};
const wants = (name: string, range: string, singleton = true) => ({
  package: 'mfe-jobs',
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

test('of what may be on a page twice, a newer one than the shell has is no hindrance', () => {
  expect(problemsWith(wants('@shortlist/api-contract', '^1.3.0', false), shell)).toEqual([]);
});

test.each(['*', '>=1.0.0', 'latest', '1.x'])('a range without an upper end, %s, is refused', (range) => {
  expect(problemsWith(wants('react', range, false), shell)).toHaveLength(1);
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
