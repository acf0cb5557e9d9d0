import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { PAST_FAULTS } from './past-faults.ts';

const edits = PAST_FAULTS.flatMap(({ fault, edits: places }) => places.map((edit) => [fault, edit] as const));

test.each(edits)('the place of a past fault is there once: %s', (_fault, { file, fixed }) => {
  const text = readFileSync(join(WORKSPACE, file), 'utf8');

  expect(text.split(fixed)).toHaveLength(2);
});

const stories = PAST_FAULTS.filter(({ step }) => step === 'stories');

test.each(stories)('the stories that find a past fault are there: $asked', ({ asked }) => {
  expect(globSync(`*/src/**/${asked}.tsx`, { cwd: WORKSPACE })).toHaveLength(1);
});
