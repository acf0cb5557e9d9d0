import type { ScoreEntry } from '@shortlist/api-contract';
import { assessmentText } from '../assessment/assessment-text.ts';
import { percent } from '../scores/score-text.ts';

/** What happened, as the head of a line of the history. */
export function entryTitle(entry: ScoreEntry): string {
  const { kind, verdict, score, actor } = entry;
  if (kind === 'withdrawal') return `${actor} withdrew the judgement`;
  if (verdict !== null) return `${actor} judged: ${assessmentText({ verdict, score })}`;
  const computed = score === null ? 'Computed' : `Computed: ${percent(score)}`;
  return isMoved(entry) ? `${computed}, before ${percent(entry.previous_score ?? 0)}` : computed;
}

const CHANGES: Readonly<Record<ScoreEntry['changes'][number], string>> = {
  engine: 'another engine or version',
  resume: 'the resume reads otherwise',
  position: 'the position says something else',
};

/** What a computation read that the one before it did not; null where a person spoke. */
export function changeText({ engine, changes, previous_score }: ScoreEntry): string | null {
  if (engine === null) return null;
  if (changes.length > 0) return `Changed: ${changes.map((change) => CHANGES[change]).join(', ')}.`;
  return previous_score === null ? 'The first computation.' : 'Computed again.';
}

function isMoved({ score, previous_score: before }: ScoreEntry): boolean {
  return score !== null && before !== null && percent(score) !== percent(before);
}
