import { expect, test } from 'vitest';
import { withFigures } from './figures-table.ts';
import type { Ratio } from './ratios.ts';

const EMPTY =
  'before\n<!-- Written by `npm run bench`. -->\n<!-- End of what `npm run bench` writes. -->\nafter\n';

const aRatio = (given: Partial<Ratio> = {}): Ratio => ({
  what: 'content, ms',
  value: 1_234.4,
  against: 'bundle',
  limit: 1_000,
  goal: { atMost: 1.05 },
  ...given,
});

const rowsIn = (text: string) => text.split('\n').filter((line) => /^\| (?!benchmark)/.test(line));

test('a ratio stands beside what it was compared with, and says when it misses its goal', () => {
  const ratios = [aRatio(), aRatio({ what: 'calls', value: 0.95, limit: 1, goal: { atLeast: 0.9 } })];

  const text = withFigures(EMPTY, [{ bench: 'load', day: '2026-11-30', ratios }]);

  expect(rowsIn(text)).toEqual([
    '| load | content, ms | 1,234 | bundle | 1,000 | 1.23 | at most 1.05, **missed** | 2026-11-30 |',
    '| load | calls | 0.95 | bundle | 1 | 0.95 | at least 0.9 | 2026-11-30 |',
  ]);
  expect(text.startsWith('before\n')).toBe(true);
  expect(text.endsWith('\nafter\n')).toBe(true);
});

test('rows of a benchmark that did not run stay', () => {
  const first = withFigures(EMPTY, [
    { bench: 'calls', day: '2026-11-29', ratios: [aRatio({ what: 'list', goal: null })] },
    { bench: 'load', day: '2026-11-29', ratios: [aRatio()] },
  ]);

  const second = withFigures(first, [
    { bench: 'load', day: '2026-11-30', ratios: [aRatio({ what: 'other' })] },
  ]);

  expect(rowsIn(second).map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
    '| calls list',
    '| load other',
  ]);
});

test('a text without a place for the table is refused', () => {
  expect(() => withFigures('# Performance', [])).toThrow('The text lacks');
});
