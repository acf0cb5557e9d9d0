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
        `Ask about ${monthName(before.end)} to ${monthName(after.start)}. The resume lists nothing for that time.`,
    );
}

function aboutFinding(finding: ResumeFinding): string[] {
  const words = short(finding.quotes[0]?.text ?? '');
  const where = finding.quotes[0]?.source ?? null;
  const at = where === null || /^company name/i.test(where) ? '' : ` at ${where}`;
  switch (finding.title) {
    case 'Unspecific line':
    case 'Individual contribution not stated':
    case 'Role in this work not stated':
      return [`Ask for an example of their own work${at}. “${words}” doesn't say what they did.`];
    case 'Duties without results':
      return [`Ask about results${at}. “${words}” describes a duty only.`];
    case 'Overlapping roles':
      return ['Ask how they divided their time between the overlapping roles.'];
    case 'No numbers or metrics':
      return ['Ask for a number, such as the scale or impact of the work.'];
    case 'Role without a description':
    case 'Most recent role has no description':
      return [
        `Ask about the three most important tasks${finding.detail === null ? ' in that role' : ` as ${finding.detail}`}. The resume lists only dates.`,
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
    `Ask for a project where ${names.join(' or ')} was essential. ${names.length === 1 ? 'It appears' : 'They appear'} only in the skills list.`,
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
    : [`Ask how “${short(words)}” was measured and what the candidate's role was.`];
}

function aboutLastRole(reading: Reading): string[] {
  const role = reading.profile.roles[0];
  if (role?.title === undefined || role.title === null || role.isCurrent) return [];
  const end = endOf(reading, role);
  return [
    end === null
      ? "Ask what they've done since their most recent role ended."
      : `Ask what they've done since ${end}, when their most recent role ended.`,
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
