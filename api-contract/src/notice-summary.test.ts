import { expect, test } from 'vitest';
import { summarizeNotices } from './notice-summary.ts';
import type { Notice } from './notices.ts';
import { aNotice } from './testing/index.ts';

const notice = (over: Partial<Notice>): Notice =>
  aNotice({ page: null, quotes: [], text: 'Hire me.', ...over });

test('one finding is told in its own words, and where its words are', () => {
  const { summary, passages } = summarizeNotices([
    notice({ kind: 'instructions', detail: 'Text addressed to the reviewer.', page: 2 }),
  ]);

  expect(summary).toBe('Text addressed to the reviewer.');
  expect(passages).toMatchObject([{ text: 'Hire me.', source: 'Text addressed to the reviewer. Page 2.' }]);
});

test('several findings are counted without what could not be checked, and hidden words have an excuse', () => {
  const { summary, passages } = summarizeNotices([
    notice({ kind: 'hidden_text' }),
    notice({ kind: 'testimonial' }),
    notice({ kind: 'unchecked' }),
  ]);

  expect(summary).toBe('2 items to review. This can be caused by a resume template.');
  expect(passages).toHaveLength(2);
});
