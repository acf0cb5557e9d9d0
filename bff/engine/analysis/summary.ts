import { capitalized, numberInWords } from '../language/numbers.ts';
import type { Reading } from '../profile/reading.ts';
import { inWords, monthsOf } from '../profile/roles.ts';
import type { ResumeFinding } from './findings.ts';

/** Two to four sentences made from what was found; they claim nothing that a finding doesn't. */
export function summarizeResume(
  reading: Reading,
  findings: readonly ResumeFinding[],
  missing: readonly string[],
): string {
  const of = (kind: ResumeFinding['kind']) => findings.filter((finding) => finding.kind === kind);
  return [
    experience(reading),
    strengths(of('strength')),
    doubts(of('weakness'), of('red_flag')),
    absence(missing),
  ]
    .filter(Boolean)
    .join(' ');
}

function experience(reading: Reading): string {
  const { roles, headline } = reading.profile;
  if (roles.length === 0) return "No roles have dates, so years of experience can't be calculated.";
  const length = inWords(monthsOf(roles));
  const count = roles.length === 1 ? 'one role' : `${numberInWords(roles.length)} roles`;
  return `${capitalized(length)} in ${count}${headline === null ? '' : `, most recently ${headline}`}.`;
}

function strengths(found: readonly ResumeFinding[]): string {
  if (found.length === 0) return "The resume doesn't state results, scale, or responsibilities.";
  const measured = found.filter((finding) => finding.quotes.some((quote) => /\d/.test(quote.text))).length;
  const lines = found.length === 1 ? 'One strength' : `${capitalized(numberInWords(found.length))} strengths`;
  return `${lines} supported by quotes${measured === 0 ? ', none with numbers' : `, ${numberInWords(measured)} with numbers`}.`;
}

function doubts(weak: readonly ResumeFinding[], flags: readonly ResumeFinding[]): string {
  const first = flags[0] ?? weak[0];
  if (first === undefined) return '';
  const rest = weak.length + flags.length - 1;
  const more = rest === 0 ? '' : ` and ${numberInWords(rest)} more ${rest === 1 ? 'point' : 'points'}`;
  return `Ask about: ${first.title.slice(0, 1).toLowerCase()}${first.title.slice(1)}${more}.`;
}

function absence(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  return `Not mentioned: ${missing
    .slice(0, 3)
    .map((phrase) => phrase.slice(0, 1).toLowerCase() + phrase.slice(1))
    .join('; ')}.`;
}
