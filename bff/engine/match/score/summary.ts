import type { RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import { capitalized, numberInWords } from '../../language/numbers.ts';

type Verdict = z.infer<typeof RequirementVerdict>;

const LONGEST_NAME = 60;

/** Two or three sentences that say no more than the verdicts do. */
export function summarize(verdicts: readonly Verdict[], field: { value: number }): string {
  if (verdicts.length === 0) return fieldSentence(field);
  const met = verdicts.filter((verdict) => verdict.verdict === 'met');
  const unknown = verdicts.filter((verdict) => verdict.verdict === 'insufficient_data');
  const against = verdicts.filter((verdict) => verdict.verdict === 'not_met');
  return [shownSentence(met, verdicts.length), againstSentence(against), unknownSentence(unknown)]
    .filter(Boolean)
    .join(' ');
}

function shownSentence(met: readonly Verdict[], of: number): string {
  if (met.length === 0) return `None of the ${numberInWords(of)} requirements is shown in a sentence.`;
  const strongest = [...met].sort((a, b) => b.points - a.points).slice(0, 3);
  const names = list(strongest.map(shortName));
  const count =
    met.length === of
      ? `All ${numberInWords(of)} requirements are`
      : `${capitalized(numberInWords(met.length))} of ${numberInWords(of)} requirements ${met.length === 1 ? 'is' : 'are'}`;
  return `${count} shown: ${names}${met.length > strongest.length ? ' among them' : ''}.`;
}

function againstSentence(against: readonly Verdict[]): string {
  if (against.length === 0) return '';
  return `The resume itself speaks against ${list(against.slice(0, 2).map(shortName))}.`;
}

function unknownSentence(unknown: readonly Verdict[]): string {
  const must = unknown.filter((verdict) => verdict.kind === 'must' || verdict.kind === 'years');
  const first = must[0] ?? unknown[0];
  if (first === undefined) return 'Nothing asked for is left unknown.';
  if (unknown.length === 1)
    return `${capitalized(shortName(first))} is not shown: it is the one question to ask.`;
  return `${capitalized(numberInWords(unknown.length))} are not shown; ask first about ${shortName(first)}.`;
}

function fieldSentence(field: { value: number }): string {
  const nearness = field.value >= 0.6 ? 'close to' : field.value >= 0.3 ? 'related to' : 'far from';
  return `The position lists no requirement. Its field is ${nearness} that of the resume.`;
}

function shortName(verdict: Verdict): string {
  const text = verdict.text.replace(/\s*\([^)]{0,80}\)/g, '');
  const cut =
    text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).replace(/[\s,]+\S*$/, '')} …` : text;
  return `“${cut}”`;
}

function list(names: readonly string[]): string {
  return names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
