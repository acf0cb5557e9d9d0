import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { mergeRows } from './merge-rows.ts';

const older = aResume({ uploaded_at: '2026-11-01T08:00:00.000Z' });
const newer = aResume({ uploaded_at: '2026-11-20T08:00:00.000Z' });

test('[RM-01] the rows of all zones stand newest first', () => {
  expect(mergeRows([[older], [newer]], [])).toEqual([newer, older]);
});

test('[RM-02] a resume that changes its zone stands once, in the newest word on it', () => {
  const moved = { ...older, status: 'reserve' } as const;

  expect(mergeRows([[newer, older], [older]], [moved])).toEqual([newer, moved]);
  expect(mergeRows([[newer], []], [moved])).toEqual([newer, moved]);
});
