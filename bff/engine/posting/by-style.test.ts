import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownType } from './present-requirement.ts';
import { readRequirements } from './read-requirements.ts';

/**
 * Postings of twelve fields in as many styles: lists, prose, notes, a single paragraph, lines wrapped by hand, German. Each says what must be
 * read in it (kind, type, words), what may be, and what must not.
 */
const FOLDER = join(import.meta.dirname, '../../fixtures/postings-by-style');

const names = readdirSync(FOLDER);

test.each(names)('[VD-01] %s is read whole: each requirement as what it is, and nothing else', (name) => {
  const { job, asked, may, not } = postingIn(name);

  const found = readRequirements(job).filter(({ check }) => check !== 'title');

  const shown = found.map(
    (requirement) => `${requirement.kind} ${shownType(requirement)}: ${requirement.text}`,
  );
  expect(asked.filter((line) => !shown.some((each) => isSame(each, line)))).toEqual([]);
  expect(shown.filter((each) => ![...asked, ...may].some((line) => isSame(each, line)))).toEqual([]);
  expect(not.filter((words) => shown.some((each) => each.includes(words)))).toEqual([]);
});

test.each(names)('[VD-01] the words of each requirement of %s stand in the posting, in its order', (name) => {
  const { job } = postingIn(name);

  const found = readRequirements(job).flatMap(({ text, span }) => (span === null ? [] : [{ text, span }]));

  for (const { text, span } of found)
    expect(job.description.slice(span.start, span.end).replace(/\s+/g, ' ')).toBe(text);
  expect(found.map(({ span }) => span.start)).toEqual(
    found.map(({ span }) => span.start).toSorted((a, b) => a - b),
  );
});

function postingIn(name: string) {
  const [posting = '', ...lists] = readFileSync(join(FOLDER, name), 'utf8').split(/\n=== (?=asked|may|not)/);
  const [, title = '', description = ''] = /^Title: (.*)\n\n([\s\S]*)$/.exec(posting) ?? [];
  const linesOf = (list: string) =>
    lists.flatMap((each) => (each.startsWith(`${list}\n`) ? each.trim().split('\n').slice(1) : []));
  return {
    job: { title, description, skillTags: [] },
    asked: linesOf('asked'),
    may: linesOf('may'),
    not: linesOf('not'),
  };
}

/** "must years: two years" stands for every requirement of this kind and type that says so. */
function isSame(shown: string, line: string): boolean {
  const [what = '', words = ''] = line.split(': ');
  return shown.startsWith(`${what}: `) && shown.includes(words);
}
