import type { Role } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';
import type { ResumeFinding } from './findings.ts';
import { gapsOf, monthName } from './red-flags.ts';
import { listedOnly } from './weaknesses.ts';

const MOST = 5;
const LONGEST_QUOTE = 70;

/** What to ask the candidate: questions that follow from the findings, so none is asked without a reason. */
export function findSuggestions(reading: Reading, findings: readonly ResumeFinding[]): ResumeFinding[] {
  const questions = [
    ...aboutGaps(reading),
    ...findings.flatMap(aboutFinding),
    ...aboutSkills(reading),
    ...aboutResult(findings),
    ...aboutLastRole(reading),
  ];
  return [...new Set(questions)]
    .slice(0, MOST)
    .map((title) => ({ kind: 'suggestion' as const, title, detail: null, quotes: [] }));
}

function aboutGaps(reading: Reading): string[] {
  return gapsOf(reading)
    .slice(0, 1)
    .map(
      ({ before, after }) =>
        `Ask what lay between ${monthName(before.end)} and ${monthName(after.start)}; the resume has no entry.`,
    );
}

function aboutFinding(finding: ResumeFinding): string[] {
  const words = short(finding.quotes[0]?.text ?? '');
  const where = finding.quotes[0]?.source ?? null;
  const at = where === null || /^company name/i.test(where) ? '' : ` at ${where}`;
  switch (finding.title) {
    case 'One line says nothing checkable':
    case 'Leaves open what was done':
    case 'Was there, but doing what?':
      return [`Ask for one thing that was done alone${at}: “${words}” leaves it open.`];
    case 'Names a duty, not what came of it':
      return [`Ask what came of it${at}: “${words}” names the duty only.`];
    case 'Two full roles at the same time':
      return ['Ask how the two roles were shared out in the months that overlap.'];
    case 'No line gives a figure':
      return ['Ask for one figure: how large the work was, or what it changed.'];
    case 'A role without a word on the work':
    case 'The newest role has no word on the work':
      return [
        `Ask for the three most important tasks${finding.detail === null ? ' of the role' : ` as ${finding.detail}`}; the resume only dates it.`,
      ];
    default:
      return [];
  }
}

function aboutSkills(reading: Reading): string[] {
  const names = listedOnly(reading)
    .slice(0, 2)
    .map((use) => use.name);
  if (names.length === 0 || reading.profile.roles.length === 0) return [];
  return [
    `Ask for one piece of work where ${names.join(' or ')} carried the load; only the skills list has ${names.length === 1 ? 'it' : 'them'}.`,
  ];
}

/** A good result deserves the question how it was reached. */
function aboutResult(findings: readonly ResumeFinding[]): string[] {
  const measured = findings.find(
    (finding) => finding.kind === 'strength' && /\d/.test(finding.quotes[0]?.text ?? ''),
  );
  const words = measured?.quotes[0]?.text;
  return words === undefined
    ? []
    : [`Ask how “${short(words)}” was measured, and what the candidate’s own part was.`];
}

function aboutLastRole(reading: Reading): string[] {
  const role = reading.profile.roles[0];
  if (role?.title === undefined || role.title === null || role.isCurrent) return [];
  const end = endOf(reading, role);
  return [
    end === null
      ? 'Ask what has filled the time since the newest role ended.'
      : `Ask what has filled the time since ${end}, when the newest role ended.`,
  ];
}

/** When a role ended, no more exactly than the resume tells; null where its years can't be told. */
function endOf(reading: Reading, { hasMonths, end, dates }: Role): string | null {
  if (hasMonths) return monthName(end);
  return reading.text.slice(dates.start, dates.end).match(/\d{4}/g)?.at(-1) ?? null;
}

function short(words: string): string {
  return words.length <= LONGEST_QUOTE ? words : `${words.slice(0, LONGEST_QUOTE).replace(/\s+\S*$/, '')} …`;
}
