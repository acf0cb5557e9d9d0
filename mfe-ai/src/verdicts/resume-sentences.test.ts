import { expect, test } from 'vitest';
import { candidates } from '../testing/candidates.ts';
import { okaforResume } from '../testing/okafor.ts';
import { sentencesOf, sentencesWith } from './resume-sentences.ts';

test('[VD-05] the sentences to pick from are exact slices of the resume, without name, address, and headings', () => {
  const { document } = okaforResume;

  const sentences = sentencesOf(document);

  expect(sentences.map(({ start, end }) => document.text.slice(start, end))).toEqual(
    sentences.map(({ text }) => text),
  );
  expect(sentences.map(({ text }) => text)).toContain('Responsible for various tasks in the payments team.');
  expect(sentences.some(({ text }) => text.includes('@'))).toBe(false);
});

test('[VD-05] a line of several sentences is cut between them', () => {
  const wieland = candidates[1].written.document;

  expect(sentencesOf(wieland).map(({ text }) => text)).toContain('Led twelve people and their on-call rota.');
});

test('a search keeps what holds every word', () => {
  const sentences = sentencesOf(okaforResume.document);

  expect(sentencesWith(sentences, 'kafka DOCKER')).toHaveLength(1);
  expect(sentencesWith(sentences, '  ')).toHaveLength(sentences.length);
});
