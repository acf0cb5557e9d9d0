import { expect, test } from 'vitest';
import { parseResumeNotes, serializeResumeNotes } from './resume-notes.ts';

test('serialized notes are read as text and metadata, an unknown status as active', () => {
  const stored = JSON.stringify({
    notes: 'Spoke on Tuesday.',
    metadata: { candidateName: 'Ines', status: 'lost' },
  });

  expect(parseResumeNotes(stored)).toEqual({
    text: 'Spoke on Tuesday.',
    metadata: { candidateName: 'Ines', status: 'active' },
  });
});

test('plain notes stay as they are, through reading and writing', () => {
  expect(serializeResumeNotes(parseResumeNotes('{not json'))).toBe('{not json');
  expect(parseResumeNotes(null)).toEqual({ text: '', metadata: null });
});
