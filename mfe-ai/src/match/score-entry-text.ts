import type { ScoreEntry } from '@shortlist/api-contract';
import { assessmentText } from '../assessment/assessment-text.ts';
import { percent } from '../scores/score-text.ts';
import { verdictWord } from '../verdicts/settled-words.ts';

/** What happened, as the head of a line of the history. */
export function entryTitle(entry: ScoreEntry): string {
  const { kind, verdict, score, actor, requirement } = entry;
  if (requirement !== null) return verdictTitle(actor, requirement);
  if (kind === 'withdrawal') return `${actor} removed their assessment`;
  if (verdict !== null) return `${actor}'s assessment: ${assessmentText({ verdict, score })}`;
  const computed = score === null ? 'Calculated' : `Calculated: ${percent(score)}`;
  return isMoved(entry) ? `${computed} (was ${percent(entry.previous_score ?? 0)})` : computed;
}

/** 'Robin settled “5+ years of X”: met (read as to check)'. */
function verdictTitle(
  actor: string,
  { text, read_as, said }: NonNullable<ScoreEntry['requirement']>,
): string {
  const read = verdictWord(read_as);
  if (said === null) return `${actor} undid the verdict on “${text}”: ${read} again`;
  const did = read_as === 'to_check' ? 'settled' : 'corrected';
  return `${actor} ${did} “${text}”: ${verdictWord(said)} (read as ${read})`;
}

const CHANGES: Readonly<Record<ScoreEntry['changes'][number], string>> = {
  engine: 'scoring engine updated',
  resume: 'resume changed',
  position: 'position changed',
  aliases: 'names your company uses changed',
};

/** What a computation read that the one before it did not, or what a verdict did to the score; null where a person judged. */
export function changeText(entry: ScoreEntry): string | null {
  const { engine, changes, previous_score, requirement } = entry;
  if (requirement !== null && isMoved(entry)) {
    return `${percent(previous_score ?? 0)} became ${percent(entry.score ?? 0)}.`;
  }
  if (engine === null) return null;
  if (changes.length > 0) return `Changed: ${changes.map((change) => CHANGES[change]).join(', ')}.`;
  return previous_score === null ? 'First score' : 'Recalculated';
}

function isMoved({ score, previous_score: before }: ScoreEntry): boolean {
  return score !== null && before !== null && percent(score) !== percent(before);
}
