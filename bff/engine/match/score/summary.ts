import type { RequirementVerdict } from '@shortlist/api-contract';
import type { z } from 'zod';
import { capitalized, numberInWords } from '../../language/numbers.ts';

type Verdict = z.infer<typeof RequirementVerdict>;

const LONGEST_NAME = 60;

/** Two or three sentences that say no more than the verdicts do. */
export function summarize(all: readonly Verdict[], field: { value: number }): string {
  const verdicts = all.filter(({ kind }) => kind !== 'logistics');
  if (verdicts.length === 0) return fieldSentence(field);
  const by = (...some: Verdict['verdict'][]) => verdicts.filter(({ verdict }) => some.includes(verdict));
  return [
    shownSentence(by('met'), by('partly'), verdicts.length),
    againstSentence(by('not_met')),
    checkSentence(by('to_check')),
    unknownSentence(by('not_mentioned')),
  ]
    .filter(Boolean)
    .join(' ');
}

function shownSentence(met: readonly Verdict[], partly: readonly Verdict[], of: number): string {
  const also = partly.length === 0 ? '' : `, ${numberInWords(partly.length)} partly`;
  if (met.length === 0) return `None of the ${numberInWords(of)} requirements are met${also}.`;
  const strongest = [...met].sort((a, b) => b.points - a.points).slice(0, 3);
  const names = list(strongest.map(shortName));
  const count =
    met.length === of
      ? `All ${numberInWords(of)} requirements met`
      : `${capitalized(numberInWords(met.length))} of ${numberInWords(of)} requirements met${also}`;
  return `${count}${met.length > strongest.length ? ', including' : ':'} ${names}.`;
}

function againstSentence(against: readonly Verdict[]): string {
  if (against.length === 0) return '';
  return `Not met: ${list(against.slice(0, 2).map(shortName))}.`;
}

function checkSentence(open: readonly Verdict[]): string {
  const [first] = open;
  if (first === undefined) return '';
  return open.length === 1
    ? `Check whether the resume covers ${shortName(first)}.`
    : `${capitalized(numberInWords(open.length))} to check, starting with ${shortName(first)}.`;
}

function unknownSentence(unknown: readonly Verdict[]): string {
  const first = unknown.find(({ kind }) => kind === 'must') ?? unknown[0];
  if (first === undefined) return '';
  if (unknown.length === 1) return `Ask about ${shortName(first)}, the only requirement not mentioned.`;
  return `${capitalized(numberInWords(unknown.length))} aren't mentioned. Ask about ${shortName(first)} first.`;
}

function fieldSentence(field: { value: number }): string {
  const nearness = field.value >= 0.6 ? 'close to' : field.value >= 0.3 ? 'related to' : 'far from';
  return `The position lists no requirements. Its field is ${nearness} the resume's.`;
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
