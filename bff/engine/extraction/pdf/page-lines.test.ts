import { expect, test } from 'vitest';
import type { Fragment } from './fragment.ts';
import { toLines } from './page-lines.ts';

const WIDTH = 600;

const word = (text: string, left: number, row: number): Fragment => ({
  text,
  left,
  right: left + 5 * text.length,
  baseline: row * 12,
  size: 10,
  font: 'Body',
});

/** Two columns of a heading and four lines, below a line over the whole width. */
function block(at: number): Fragment[] {
  const columns = ['Experience', 'Led', 'Made', 'Sold', 'Built'].flatMap((text, row) => [
    word(text, 50, at * 6 + row + 1),
    word(row === 0 ? 'Education' : text, 350, at * 6 + row + 1),
  ]);
  return [word('W'.repeat(100), 50, at * 6), ...columns];
}

test('columns are read one after the other, between lines over the whole width', () => {
  const lines = toLines([{ fragments: [...block(0), ...block(1)], width: WIDTH }]);

  const below = ['Led', 'Made', 'Sold', 'Built'];
  const read = ['W'.repeat(100), 'Experience', ...below, 'Education', ...below];
  expect(lines.map(({ text }) => text)).toEqual([...read, ...read]);
});

/** Milliseconds of the processor, the least of three rounds. */
function timeOf(blocks: number): number {
  const fragments = Array.from({ length: blocks }, (_, at) => block(at)).flat();
  const rounds = Array.from({ length: 3 }, () => {
    const start = process.threadCpuUsage();
    toLines([{ fragments, width: WIDTH }]);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...rounds);
}

test('a page of four times as many columns takes about four times as long', () => {
  expect(timeOf(1_200) / timeOf(300)).toBeLessThan(9);
});

test('a row may have more cells than a call takes arguments', () => {
  const row = Array.from({ length: 150_000 }, (_, at) => word('Led', at * 60, 0));

  expect(toLines([{ fragments: row, width: WIDTH }])).toHaveLength(1);
});
