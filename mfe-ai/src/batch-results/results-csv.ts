import type { Match } from '@shortlist/api-contract';
import { BAND_WORDS } from '@shortlist/design-system/Rating';
import { VERDICT_ORDER, VERDICT_WORDS } from '@shortlist/design-system/Verdict';
import { topEvidence } from '../evidence/top-evidence.ts';
import { outOfHundred } from '../scores/score-text.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import type { Ranking } from './ranking.ts';

type Cell = string | number;

/** The ranking as a file. */
export function csvFileOf(ranking: Ranking): Blob {
  return new Blob([resultsCsv(ranking)], { type: 'text/csv;charset=utf-8' });
}

/**
 * The ranking as CSV (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8): a row a
 * resume, a column a verdict with its count, a column a requirement with its verdict, resumes that could not be matched at the end with the reason.
 */
export function resultsCsv(ranking: Ranking): string {
  const requirements = requirementsOf(ranking.ranked.map(({ match }) => match));
  const head = [
    'Rank',
    'Candidate',
    'File',
    'Match score %',
    'Potential score %',
    'Band',
    'Confidence',
    'Top evidence',
    ...VERDICT_ORDER.map((verdict) => VERDICT_WORDS[verdict]),
    ...requirements.map(({ text }) => text),
    'Error',
  ];
  const matched = ranking.ranked.map(({ rank, match }): Cell[] => [
    rank ?? '',
    match.resume_info.candidate_name,
    match.resume_info.file_name,
    ...scoresOf(match),
    BAND_WORDS[match.band],
    match.confidence,
    topEvidence(match)?.text.replaceAll(/\s+/g, ' ') ?? '',
    ...countsOf(match),
    ...requirements.map(({ id }) => verdictIn(match, id)),
    '',
  ]);
  const failed = ranking.failures.map(({ resume_id: id, resume_info: info, error }): Cell[] => [
    '',
    info?.candidate_name ?? '',
    info?.file_name ?? id,
    '',
    '',
    '',
    '',
    '',
    ...VERDICT_ORDER.map(() => ''),
    ...requirements.map(() => ''),
    error,
  ]);
  return `\uFEFF${[head, ...matched, ...failed].map(rowOf).join('\r\n')}\r\n`;
}

/** The score and what it could reach; of whom nobody can tell neither. */
function scoresOf({ band, match_score, potential_score }: Match): Cell[] {
  return band === 'insufficient_data' ? ['', ''] : [outOfHundred(match_score), outOfHundred(potential_score)];
}

function countsOf(match: Match): Cell[] {
  const counts = countVerdicts(match.requirements);
  return VERDICT_ORDER.map((verdict) => counts[verdict]);
}

function requirementsOf(matches: readonly Match[]): { id: string; text: string }[] {
  const texts = new Map<string, string>();
  for (const { id, text } of matches.flatMap((match) => match.requirements)) texts.set(id, text);
  return [...texts].map(([id, text]) => ({ id, text }));
}

function verdictIn(match: Match, id: string): string {
  const requirement = match.requirements.find((each) => each.id === id);
  return requirement ? VERDICT_WORDS[requirement.verdict] : '';
}

function rowOf(cells: readonly Cell[]): string {
  return cells.map((cell) => (typeof cell === 'number' ? String(cell) : textCell(cell))).join(',');
}

/** Quotes where the format asks for it; a text that a spreadsheet would run as a formula is made text. */
function textCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
