import { aScoreEntry } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { changeText, entryTitle } from './score-entry-text.ts';

test('[AI-06] a computation says its score, the one before where that was another, and what changed', () => {
  const moved = aScoreEntry({ score: 0.6, previous_score: 0.72, changes: ['engine', 'position'] });

  expect(entryTitle(moved)).toBe('Calculated: 60% (was 72%)');
  expect(changeText(moved)).toBe('Changed: scoring engine updated, position changed.');
  expect(entryTitle(aScoreEntry({ score: 0.6, previous_score: 0.601 }))).toBe('Calculated: 60%');
});

test('[AI-06] the first computation is told from one that read the same again', () => {
  expect(changeText(aScoreEntry())).toBe('First score');
  expect(changeText(aScoreEntry({ previous_score: 0.75 }))).toBe('Recalculated');
});

test('[VD-05] a verdict that a person settled, corrected, or took back is a sentence', () => {
  const requirement = { id: 'r1', text: '5+ years of Go', read_as: 'to_check', said: 'met' } as const;
  const entry = (change: object) =>
    aScoreEntry({
      kind: 'verdict',
      engine: null,
      actor: 'Robin',
      requirement: { ...requirement, ...change },
    });

  expect(entryTitle(entry({}))).toBe('Robin settled “5+ years of Go”: met (read as to check)');
  expect(entryTitle(entry({ read_as: 'partly', said: 'not_met' }))).toBe(
    'Robin corrected “5+ years of Go”: not met (read as partly met)',
  );
  expect(entryTitle(entry({ said: null }))).toBe(
    'Robin undid the verdict on “5+ years of Go”: to check again',
  );
});

test('[AI-06] what a person said names the person, the verdict and a score if they gave one', () => {
  const said = { kind: 'override', engine: null, verdict: 'strong', actor: 'Robin' } as const;

  expect(entryTitle(aScoreEntry({ ...said, score: 0.9 }))).toBe("Robin's assessment: Strong fit, 90%");
  expect(entryTitle(aScoreEntry({ ...said, score: null }))).toBe("Robin's assessment: Strong fit");
  expect(entryTitle(aScoreEntry({ kind: 'withdrawal', engine: null, score: null, actor: 'Robin' }))).toBe(
    'Robin removed their assessment',
  );
  expect(changeText(aScoreEntry(said))).toBeNull();
});
