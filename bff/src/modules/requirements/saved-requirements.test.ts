import { RequirementInput } from '@shortlist/api-contract';
import { requirementId } from '@shortlist/engine/posting/requirement-id.ts';
import { expect, test } from 'vitest';
import { readingOf, savedOf, withMovedSpans } from './saved-requirements.ts';

const TEXT = 'Runs the night shift. Drives a forklift.';

const input = (text: string, some: object = {}) =>
  RequirementInput.parse({ text, kind: 'must', type: 'experience', weight: 3, ...some });

const idsOf = (...inputs: ReturnType<typeof input>[]) => savedOf(inputs, TEXT).map(({ id }) => id);

test('an id follows the words, case and spaces aside, and none is given twice', () => {
  const id = requirementId('Drives a forklift');

  expect(idsOf(input('Drives a forklift'), input('drives  a FORKLIFT'), input('Drives a truck'))).toEqual([
    id,
    `${id}-2`,
    requirementId('Drives a truck'),
  ]);
  expect(idsOf(input('Drives a forklift', { id: `${id}-2` }), input('Drives a forklift', { id }))).toEqual([
    `${id}-2`,
    id,
  ]);
  expect(idsOf(input('Drives a truck', { id }))).toEqual([requirementId('Drives a truck')]);
  expect(idsOf(input('Drives a forklift', { id: `${id}-x` }))).toEqual([id]);
});

test.each([
  [
    { start: 0, end: 20 },
    { start: 0, end: 20 },
  ],
  [{ start: 5, end: 5 }, null],
  [{ start: 9, end: 5 }, null],
  [{ start: 0, end: TEXT.length + 1 }, null],
  [null, null],
])('a span %j is kept where it lies in the text', (span, kept) => {
  expect(savedOf([input('Runs', { span })], TEXT)[0]?.span).toEqual(kept);
});

test('logistics count nothing, and no more alternatives are needed than there are', () => {
  const [travel, either, plain] = savedOf(
    [
      input('Travels', { kind: 'logistics', type: 'logistics', weight: 5 }),
      input('SAP or Oracle', { alternatives: ['SAP', 'Oracle'], needed: 3 }),
      input('Calm', { needed: 2 }),
    ],
    TEXT,
  );

  expect([travel?.weight, either?.needed, plain?.needed]).toEqual([0, 2, 1]);
});

test('after an edit a span stands where its words do, and nowhere once they are gone', () => {
  const saved = savedOf(
    [input('Drives', { span: { start: 22, end: 39 } }), input('Runs', { span: { start: 0, end: 20 } })],
    TEXT,
  );

  const moved = withMovedSpans(saved, { before: TEXT, after: 'At dawn: Drives a forklift, or two.' });

  expect(moved.map(({ span }) => span)).toEqual([{ start: 9, end: 26 }, null]);
});

test('of two places with the same words the nearer one counts', () => {
  const saved = savedOf([input('shift', { span: { start: 15, end: 20 } })], TEXT);
  const shifted = (after: string) => withMovedSpans(saved, { before: TEXT, after })[0]?.span?.start;

  expect(shifted('shift shift shift shift')).toBe(18);
  expect(shifted('shift, and no more')).toBe(0);
  expect(shifted(`${' '.repeat(40)}shift`)).toBe(40);
});

test('a reading is another once a weight is, and the same when only spans moved', () => {
  const saved = savedOf([input('Runs', { span: { start: 0, end: 20 } })], TEXT);
  const heavier = saved.map((each) => ({ ...each, weight: 5 }));

  expect(readingOf(withMovedSpans(saved, { before: TEXT, after: '' }))).toBe(readingOf(saved));
  expect(readingOf(heavier)).not.toBe(readingOf(saved));
  expect(readingOf(null)).toBe('');
  expect(readingOf([])).not.toBe('');
});
