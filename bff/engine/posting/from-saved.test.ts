import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RequirementInput } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { fromSaved } from './from-saved.ts';
import { presentRequirement } from './present-requirement.ts';
import { readRequirements } from './read-requirements.ts';

const POSTINGS = ['postings', 'postings-by-style'].flatMap((folder) => {
  const path = join(import.meta.dirname, '../../fixtures', folder);
  return readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')] as const);
});

const saved = (given: Partial<RequirementInput>) =>
  fromSaved(
    RequirementInput.parse({ id: 'a', text: 'Excel', kind: 'must', type: 'skill', weight: 3, ...given }),
  );

test.each(POSTINGS)('[VD-02] what is read in %s, shown and saved as it is, is the same again', (_, file) => {
  const [posting = ''] = file.split('\n=== asked');
  const [, title = '', description = ''] = /^Title: (.*)\n(?:Tags: ?.*\n)?\n([\s\S]*)$/.exec(posting) ?? [];
  const read = readRequirements({ title, description, skillTags: ['Excel', 'Spanish', 'CPA'] });

  const requirements = read.map((each) => RequirementInput.parse(presentRequirement(each)));

  expect(requirements.map(fromSaved)).toEqual(read);
  expect(readRequirements({ title, description, skillTags: [], requirements })).toEqual(read);
});

test('[VD-02] the names that a recruiter gives are what is looked for', () => {
  expect(saved({ text: 'Our ERP', alternatives: ['SAP', 'Oracle'], needed: 2 })).toMatchObject({
    check: 'skill',
    skills: ['SAP', 'Oracle'],
    needed: 2,
    text: 'Our ERP',
    span: null,
  });
  expect(saved({ text: 'Excel', needed: 9 })).toMatchObject({ skills: ['Excel'], needed: 1 });
  expect(saved({ text: 'A card', type: 'license', alternatives: ['OSHA 30'] })).toMatchObject({
    names: ['OSHA 30'],
  });
});

test('[VD-02] how many languages are needed is shown, and what a recruiter saves of it counts', () => {
  const description = 'Requirements:\n- Fluent English and French\n- Spanish or Italian';
  const read = readRequirements({ title: '', description, skillTags: [] });
  const shown = read.map(presentRequirement);

  expect(shown).toMatchObject([
    { type: 'language', alternatives: ['English', 'French'], needed: 2 },
    { type: 'language', alternatives: ['Spanish', 'Italian'], needed: 1 },
  ]);

  const [both, either] = shown.map((each) => RequirementInput.parse(each));
  const edited = [
    { ...both, needed: 1 },
    { ...either, needed: 2 },
    { ...either, alternatives: ['spanish', 'Portuguese', 'Italian'], needed: 2 },
  ].map((each) => RequirementInput.parse(each));
  expect(readRequirements({ title: '', description, skillTags: [], requirements: edited })).toMatchObject([
    { check: 'language', languages: ['English', 'French'], needed: 1, level: expect.any(Number) },
    { check: 'language', languages: ['Spanish', 'Italian'], needed: 2 },
    { check: 'language', languages: ['Spanish', 'Portuguese', 'Italian'], needed: 2 },
  ]);
});

test('[VD-02] a language that was saved without its names is read in its text', () => {
  expect(saved({ text: 'English and French', type: 'language' })).toMatchObject({
    languages: ['English', 'French'],
    needed: 2,
  });
});

test('[VD-02] the type that a recruiter chose is how a text is checked', () => {
  expect(saved({ text: '3 years of Excel', type: 'years' })).toMatchObject({ check: 'years', years: 3 });
  expect(saved({ text: '3 years of Excel', type: 'experience' })).toMatchObject({ check: 'statement' });
  for (const text of ['Experience as Cook', 'Work as Cook']) {
    expect(saved({ text, type: 'title' })).toMatchObject({ check: 'title', title: 'Cook' });
  }
  expect(saved({ text: 'Nights', type: 'logistics', weight: 3 })).toMatchObject({
    check: 'logistics',
    of: 0,
  });
  expect(saved({ text: 'Leads ten people', type: 'amount', weight: 5 })).toMatchObject({
    type: 'amount',
    of: 5,
  });
});

test('[VD-02] a text that says nothing of its type is looked for by its words', () => {
  expect(saved({ text: 'Knows the trade', type: 'years' })).toMatchObject({ check: 'statement' });
  expect(saved({ text: 'Knows the trade', type: 'language' })).toMatchObject({ check: 'statement' });
  expect(saved({ text: 'Knows the trade', type: 'education' })).toMatchObject({ check: 'statement' });
  expect(saved({ text: 'Zebra tamer', type: 'license' })).toMatchObject({
    check: 'license',
    about: 'Zebra tamer',
  });
});
