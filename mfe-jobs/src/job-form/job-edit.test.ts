import { parseJobDescription } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { aDescription } from '../testing/sample-jobs.ts';
import { dueDayOf, editOf, storedOf } from './job-edit.ts';

const serialized = aDescription('Firmware.', {
  company: 'Calder Robotics',
  tagColor: '#FDE68A',
  dueDate: 'soon',
});

test.each([
  ['plain text', 'Firmware for arms.'],
  ['no text', null],
  ['serialized text', serialized],
])('[JB-04] %s that is not changed is stored as it was', (_, description) => {
  const job = aJob({ description });

  expect(storedOf(editOf(job), job.description)).toBe(description);
});

test('[JB-04] a changed field changes nothing else of the metadata', () => {
  const edit = editOf(aJob({ description: serialized }));

  const stored = storedOf({ ...edit, details: { ...edit.details, company: 'Fennimore' } }, serialized);

  expect(parseJobDescription(stored)).toEqual({
    text: 'Firmware.',
    metadata: { ...edit.details, company: 'Fennimore' },
  });
  expect(parseJobDescription(stored).metadata).toMatchObject({ tagColor: '#FDE68A', dueDate: 'soon' });
});

test('plain text becomes serialized once a field beside it says something', () => {
  const edit = editOf(aJob({ description: 'Firmware.' }));

  const stored = storedOf({ ...edit, details: { ...edit.details, skillTags: ['C'] } }, 'Firmware.');

  expect(parseJobDescription(stored)).toMatchObject({ text: 'Firmware.', metadata: { skillTags: ['C'] } });
});

test.each([
  ['2026-12-18', '2026-12-18'],
  [' 2026-12-18 ', '2026-12-18'],
  ['as soon as possible', null],
  ['2026-02-30', null],
  ['', null],
])('the due date %j is the day %j', (dueDate, day) => {
  expect(dueDayOf(dueDate)).toBe(day);
});
