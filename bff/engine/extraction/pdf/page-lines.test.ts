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

/** A column of words, one below the other. */
const column = (left: number, words: readonly string[]): Fragment[] =>
  words.map((text, row) => word(text, left, row + 1));

const read = (...pages: Fragment[][]): string[] =>
  toLines(pages.map((fragments) => ({ fragments, width: WIDTH }))).map(({ text }) => text);

const MAIN = ['Experience', 'Engineer at Acme', 'Led', 'Made', 'Sold'];
const SIDE = ['Skills', 'Go', 'Rust', 'Java', 'Kotlin'];

test.each([
  ['on the left', 50, 350],
  ['on the right', 350, 50],
])('a column goes on over the page where it stopped: roles %s', (_where, main, side) => {
  const first = [...column(main, MAIN), ...column(side, SIDE)];
  const second = [...column(main, ['Analyst at Globex', 'Built', 'Ran']), ...column(side, ['Perl', 'Lua'])];

  const lines = read(first, second);

  const roles = [...MAIN, 'Analyst at Globex', 'Built', 'Ran'];
  const skills = [...SIDE, 'Perl', 'Lua'];
  expect(lines).toEqual(main < side ? [...roles, ...skills] : [...skills, ...roles]);
});

test('roles of a column go on over two pages also where the other column has ended', () => {
  const lines = read(
    [...column(50, MAIN), ...column(350, SIDE)],
    column(50, ['Analyst at Globex', 'Built']),
    column(50, ['Intern at Initech', 'Ran']),
  );

  const more = ['Analyst at Globex', 'Built', 'Intern at Initech', 'Ran'];
  expect(lines).toEqual([...MAIN, ...more, ...SIDE]);
});

test('a page that opens with a heading is read behind the page before', () => {
  const lines = read([...column(50, MAIN), ...column(350, SIDE)], column(50, ['Projects', 'Built']));

  expect(lines).toEqual([...MAIN, ...SIDE, 'Projects', 'Built']);
});
