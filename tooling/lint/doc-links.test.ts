import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { type Files, findBrokenLinks, findUnknownRecords } from './doc-links.ts';
import { readRepository } from './read-repository.ts';

const isThere = (path: string): boolean => existsSync(join(WORKSPACE, path));

function readPages(): Files {
  const exclude = ['**/node_modules', '**/.data', '**/.cache', '**/dist', '**/fixtures/*/**'];
  const paths = globSync(['*.md', '*/**/*.md'], { cwd: WORKSPACE, exclude });
  return new Map(paths.map((path) => [path, readFileSync(join(WORKSPACE, path), 'utf8')]));
}

test('every relative link in the documentation leads to a file and a heading', () => {
  const pages = readPages();

  expect(pages.size).toBeGreaterThan(60);
  expect(findBrokenLinks(pages, isThere)).toEqual([]);
});

test('each requirement of the security verification has a test, a reason, or what is missing, and the summary counts them', () => {
  const page = readPages().get('docs/asvs.md') ?? '';
  const rows = [...page.matchAll(/^\| (\d+)\.\d+\.\d+ \|.*\| ([^|]+) \|$/gm)];
  const counted = Map.groupBy(rows, ([, chapter]) => chapter);
  const summary = [...page.matchAll(/^\| (\d+) [^|]+\| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)];

  const table = [...counted].map(([chapter, ofChapter]) => {
    const shown = ofChapter.map(([, , last = '']) => last);
    const missing = shown.filter((last) => last === '**not met**').length;
    const reasons = shown.filter((last) => last === 'reason').length;
    const tests = shown.filter((last) =>
      /^(\[[\w-]+\]\([\w./-]+\.(test|e2e|stories)\.tsx?\)(, )?)+$/.test(last),
    );
    return [chapter, shown.length, tests.length, reasons, missing].map(Number);
  });

  expect(summary.map((row) => row.slice(1).map(Number))).toEqual(table);
  for (const [, all = 0, ...kinds] of table) expect(kinds.reduce((sum, count) => sum + count)).toBe(all);
});

test('every decision record that code names exists', () => {
  const records = globSync('docs/decisions/[0-9]*.md', { cwd: WORKSPACE }).map((path) => basename(path));
  const sources = new Map(readRepository().sources.map(({ path, text }) => [path, text]));
  sources.delete('tooling/lint/doc-links.test.ts');

  expect(findUnknownRecords(sources, records)).toEqual([]);
});

test('a missing file, a missing heading, and an unknown record are found', () => {
  const pages = new Map([
    [
      'README.md',
      '[a](docs/a.md) [b](docs/a.md#how-its-made) [c](#none) [d](https://example.com) `[e](f.md)`',
    ],
    ['docs/a.md', "## How it's made\n[up](../README.md) [gone](gone.md)"],
  ]);

  const broken = findBrokenLinks(pages, (path) => pages.has(path));
  const unknown = findUnknownRecords(new Map([['a.ts', '// docs/decisions/0099']]), ['0001-a.md']);

  expect(broken).toEqual(['README.md: #none', 'docs/a.md: gone.md']);
  expect(unknown).toEqual(['a.ts: 0099']);
});
