import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownType } from './present-requirement.ts';
import { readRequirements } from './read-requirements.ts';

/** Postings of many trades, each with what a recruiter would say that it asks for. */
const FOLDER = join(import.meta.dirname, '../../fixtures/postings');

const names = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

test('there are postings of twenty-two trades', () => {
  expect(names).toHaveLength(22);
});

test.each(names)('[VD-01] %s asks for what a recruiter reads in it, and for nothing else', (name) => {
  const [posting = '', expected = ''] = readFileSync(join(FOLDER, name), 'utf8').split('\n=== asked\n');
  const [, title = '', tags = '', description = ''] =
    /^Title: (.*)\nTags: ?(.*)\n\n([\s\S]*)$/.exec(posting) ?? [];

  const asked = readRequirements({ title, description, skillTags: tags.split(', ').filter(Boolean) });

  expect(asked.map((each) => `${each.kind} ${shownType(each)}: ${each.text}`)).toEqual(
    expected.trim().split('\n'),
  );
});
