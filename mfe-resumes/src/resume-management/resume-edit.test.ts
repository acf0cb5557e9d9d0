import { parseResumeNotes, serializeResumeNotes } from '@shortlist/api-contract';
import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { editOf, refusalsOf, withEdit } from './resume-edit.ts';

const resume = aResume({ candidate_name: 'Ines Okafor', email: null, phone: '+31 6 5550 0142' });
const before = editOf(resume);
const plain = parseResumeNotes('Spoke on Tuesday.');

test('[RM-04] a resume stands in the fields with its notes as text, and what is not known empty', () => {
  const notes = serializeResumeNotes({ text: 'Call her.', metadata: { status: 'reserve' } });

  expect(editOf({ ...resume, status: 'reserve', notes })).toEqual({
    candidateName: 'Ines Okafor',
    email: '',
    phone: '+31 6 5550 0142',
    status: 'reserve',
    notes: 'Call her.',
  });
});

test('[RM-04] what was changed is written, without spaces around it, and nothing else', () => {
  expect(withEdit(plain, before, { ...before, email: ' ines@example.com ' })).toEqual({
    text: 'Spoke on Tuesday.',
    metadata: { status: 'active', email: 'ines@example.com' },
  });
});

test('[RM-04] what another tab wrote meanwhile stays', () => {
  const stored = { text: 'Wrote to her.', metadata: { status: 'inactive', skills: ['Go'] } } as const;

  expect(
    withEdit({ ...stored, metadata: { ...stored.metadata, skills: ['Go'] } }, before, {
      ...before,
      phone: '',
    }),
  ).toEqual({ text: 'Wrote to her.', metadata: { status: 'inactive', skills: ['Go'], phone: '' } });
});

test('[RM-04] notes that look like JSON are read again as they were written', () => {
  const after = { ...before, notes: '{"notes":"x"}' };

  const text = serializeResumeNotes(withEdit(plain, before, after));

  expect(parseResumeNotes(text).text).toBe('{"notes":"x"}');
});

test.each([
  ['', {}],
  ['ines@example.com', {}],
  ['ines', { email: 'Enter an email address, like name@example.com.' }],
  ['ines @example.com', { email: 'Enter an email address, like name@example.com.' }],
])('[RM-04] the address "%s" is judged', (email, refusals) => {
  expect(refusalsOf({ ...before, email })).toEqual(refusals);
});
