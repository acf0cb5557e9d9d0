import { quoteSpan, verifyQuotes } from '../evidence/quotes.ts';
import { capitalized, numberInWords } from '../language/numbers.ts';
import type { MonthIndex, Role } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';
import type { Candidate } from './findings.ts';

const LONGEST_GAP = 6;
const LONGEST_OVERLAP = 3;
const SHORT_STAY = 12;
const SHORT_STAYS = 3;
const NOT_FULL_TIME =
  /\b(?:part[- ]time|intern(?:ship)?|freelanc\w*|volunteer|contract(?:or)?|consult\w*|tutor|member|board|advis\w*|seasonal|temporary|per diem|student|assistant professor|adjunct|owner|founder|reserve)\b/i;

/** A stretch without an entry. */
export interface Gap {
  before: Role;
  after: Role;
  months: number;
}

/** What may be worth a question: gaps, overlaps, dates ahead, many short stays, words to the evaluator. */
export function findRedFlags(reading: Reading): Candidate[] {
  const { roles } = reading.profile;
  const found = [
    ...gapsOf(reading).map((gap) => gapFlag(reading, gap)),
    ...overlaps(reading, roles),
    ...ahead(reading, roles),
    ...shortStays(reading, roles),
  ];
  const kept = found.flatMap((candidate) => {
    const quotes = verifyQuotes(reading, candidate.quotes);
    return quotes.length === 0 ? [] : [{ ...candidate, quotes }];
  });
  return [...kept, ...addressed(reading)];
}

/** Gaps of more than six months between dated roles, the longest first. Roles with bare years tell none. */
export function gapsOf(reading: Reading): Gap[] {
  const roles = [...reading.profile.roles].sort((a, b) => a.start - b.start);
  const gaps: Gap[] = [];
  let last: Role | null = null;
  for (const role of roles) {
    const months = last === null ? 0 : role.start - last.end - 1;
    if (last !== null && months > LONGEST_GAP && role.hasMonths && last.hasMonths)
      gaps.push({ before: last, after: role, months });
    if (last === null || role.end > last.end) last = role;
  }
  return gaps.sort((a, b) => b.months - a.months);
}

/** "August 2020". */
export function monthName(month: MonthIndex): string {
  const date = new Date(Date.UTC(Math.floor(month / 12), month % 12));
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function gapFlag(reading: Reading, gap: Gap): Candidate {
  const years = Math.floor(gap.months / 12);
  const length = gap.months < 24 ? `${numberInWords(gap.months)}-month` : `${numberInWords(years)}-year`;
  return {
    title: `${capitalized(length)} gap between roles`,
    detail: "Worth asking about. Doesn't affect the score.",
    quotes: [quoteSpan(reading, gap.before.dates), quoteSpan(reading, gap.after.dates)],
    rank: 6 + gap.months / 24,
    theme: 'gap',
  };
}

function overlaps(reading: Reading, roles: readonly Role[]): Candidate[] {
  const fullTime = roles.filter(
    (role) =>
      role.hasMonths && !NOT_FULL_TIME.test(reading.text.slice(role.body.start, role.body.start + 160)),
  );
  return fullTime.flatMap((later, index) =>
    fullTime.slice(index + 1).flatMap((earlier): Candidate[] => {
      const months = Math.min(later.end, earlier.end) - Math.max(later.start, earlier.start) + 1;
      if (months < LONGEST_OVERLAP || earlier.company === later.company) return [];
      return [
        {
          title: 'Overlapping roles',
          detail: `${capitalized(numberInWords(months))} months overlap and are counted once`,
          quotes: [quoteSpan(reading, later.dates), quoteSpan(reading, earlier.dates)],
          rank: 5 + months / 24,
          theme: 'overlap',
        },
      ];
    }),
  );
}

function ahead(reading: Reading, roles: readonly Role[]): Candidate[] {
  return roles
    .filter(
      (role) =>
        role.start > reading.asOf || (!role.isCurrent && role.end > reading.asOf + 1 && role.hasMonths),
    )
    .map((role) => ({
      title: role.start > reading.asOf ? 'Role with a future start date' : 'Role with a future end date',
      detail: `Checked in ${monthName(reading.asOf)}`,
      quotes: [quoteSpan(reading, role.dates)],
      rank: 8,
      theme: 'ahead',
    }));
}

function shortStays(reading: Reading, roles: readonly Role[]): Candidate[] {
  const short = roles.filter(
    (role) =>
      role.hasMonths &&
      !role.isCurrent &&
      role.end - role.start + 1 < SHORT_STAY &&
      !NOT_FULL_TIME.test(reading.text.slice(role.body.start, role.body.start + 160)),
  );
  if (short.length < SHORT_STAYS) return [];
  return [
    {
      title: `${capitalized(numberInWords(short.length))} roles under one year`,
      detail: 'Ask why they ended',
      quotes: short.slice(0, 3).map((role) => quoteSpan(reading, role.dates)),
      rank: 5.5,
      theme: 'short',
    },
  ];
}

/** Words to the evaluator are shown to the recruiter, and counted nowhere. */
function addressed(reading: Reading): Candidate[] {
  const told = reading.notices.filter(({ kind }) => kind === 'instructions' || kind === 'forged_section');
  const quotes = told
    .flatMap((notice) => notice.quotes)
    .slice(0, 2)
    .map(({ start, end }) => quoteSpan(reading, { start, end: Math.min(end, start + 160) }));
  if (quotes.length === 0) return [];
  return [
    {
      title: 'Text addressed to the reviewer',
      detail: 'Not counted in any score',
      quotes: verifyQuotes(reading, quotes, { quarantined: true }),
      rank: 10,
      theme: 'addressed',
    },
  ];
}
