import { itemAround } from '../evidence/clause.ts';
import { quoteSpan, verifyQuotes } from '../evidence/quotes.ts';
import { capitalized, numberInWords } from '../language/numbers.ts';
import { isScored, type Line } from '../profile/line.ts';
import type { Reading } from '../profile/reading.ts';
import type { SkillUse } from '../profile/skill-uses.ts';
import { achievementsOf } from './achievements.ts';
import type { Candidate } from './findings.ts';
import { type ProvenLine, quoteClause } from './strengths.ts';
import { isDescribed, workLines } from './work-lines.ts';

const EMPTY =
  /\b(?:various (?:tasks|duties|projects|initiatives|activities)|other duties|as needed|as assigned|miscellaneous|general (?:duties|tasks|office)|team initiatives|different (?:tasks|projects)|many (?:tasks|projects)|day[- ]to[- ]day (?:tasks|operations|activities))/i;
const DUTY =
  /^(?:\W*)(?:responsible for|responsibilities include[ds]?|duties include[ds]?|tasked with|in charge of various)\b/i;
const ONLOOKER =
  /^(?:helped (?:with|to|out|in)?|assisted (?:with|in|the|to)|participated in|was (?:part of|involved in)|involved in|contributed to|worked (?:on|with|in)|supported|attended|exposure to|familiar with)\b/i;
const PRAISE =
  /\b(?:hard[- ]?working|team[- ]?player|self[- ]?(?:starter|motivated)|go[- ]getter|detail[- ]oriented|results?[- ](?:oriented|driven)|highly motivated|excellent communication|people person|think outside|dynamic|passionate|proven track record|strong work ethic|fast learner|quick learner)\b/i;
const SKILLS_NAMED = 3;

/** What a recruiter would want put better: vague lines, skills without use, praise without proof. */
export function findWeaknesses(reading: Reading, proven: readonly ProvenLine[]): Candidate[] {
  const lines = workLines(reading);
  const found = [
    ...lines.flatMap((line) => vague(reading, line)),
    ...unusedSkills(reading),
    ...praise(reading),
    ...bareRoles(reading),
    ...withoutFigures(reading, lines, proven),
  ];
  return found.flatMap((candidate) => {
    const quotes = verifyQuotes(reading, candidate.quotes);
    return quotes.length === 0 ? [] : [{ ...candidate, quotes }];
  });
}

/** A line that nobody could check. */
function vague(reading: Reading, line: Line): Candidate[] {
  if (line.section === 'other' || achievementsOf(line.text).some((found) => found.rank >= 5)) return [];
  const words = line.text.split(/\s+/).length;
  const empty = words > 24 ? null : EMPTY.exec(line.text);
  const opening = DUTY.exec(line.text) ?? ONLOOKER.exec(line.text);
  if (empty === null && (opening === null || words > 22)) return [];
  const title =
    empty !== null && opening !== null
      ? 'Unspecific line'
      : empty !== null
        ? 'Individual contribution not stated'
        : DUTY.test(line.text)
          ? 'Duties without results'
          : 'Role in this work not stated';
  const rank = (empty === null ? 5 : 7) + (opening === null ? 0 : 1) - words / 20;
  const end = empty === null ? (opening?.[0].length ?? 0) : empty.index + empty[0].length;
  return [
    {
      title,
      detail: null,
      quotes: [quoteClause(reading, line, { start: opening?.index ?? empty?.index ?? 0, end })],
      rank,
      theme: 'vague',
    },
  ];
}

/** Skills that stand in a list and in no sentence. */
export function listedOnly(reading: Reading): SkillUse[] {
  return reading.skillUses.filter(
    (use) => use.used.length === 0 && use.listed.some((place) => place.line.section === 'skills'),
  );
}

function unusedSkills(reading: Reading): Candidate[] {
  const unused = listedOnly(reading);
  const hasWork = reading.lines.some((line) => line.section === 'experience' && line.kind === 'bullet');
  const places = unused.flatMap((use) => use.listed[0] ?? []);
  const first = places[0];
  if (!hasWork || unused.length < SKILLS_NAMED || first === undefined) return [];
  const names = unused.slice(0, SKILLS_NAMED).map((use) => use.name);
  const more = unused.length > SKILLS_NAMED ? ` and ${numberInWords(unused.length - SKILLS_NAMED)} more` : '';
  const detail = `${names.slice(0, more === '' ? -1 : undefined).join(', ')}${more === '' ? ` and ${names.at(-1)}` : more} aren't mentioned in any role`;
  const { line } = first;
  const near = places.filter((place) => place.line === line).slice(0, 5);
  const span = {
    start: Math.min(...near.map((place) => place.start)) - line.start,
    end: Math.max(...near.map((place) => place.end)) - line.start,
  };
  const item =
    span.end - span.start > 120
      ? itemAround(line.text, { start: first.start - line.start, end: first.end - line.start })
      : span;
  return [
    {
      title: 'Skills listed without examples',
      detail,
      quotes: [quoteSpan(reading, { start: line.start + item.start, end: line.start + item.end })],
      rank: 8,
      theme: 'skills',
    },
  ];
}

function praise(reading: Reading): Candidate[] {
  const lines = reading.lines.filter(
    (line) => isScored(line) && (line.section === 'summary' || line.section === 'skills'),
  );
  return lines.flatMap((line): Candidate[] => {
    const match = PRAISE.exec(line.text);
    if (match === null) return [];
    const deciding = { start: match.index, end: match.index + match[0].length };
    return [
      {
        title: 'Self-description without examples',
        detail: null,
        quotes: [quoteClause(reading, line, deciding)],
        rank: 5.5,
        theme: 'praise',
      },
    ];
  });
}

/** A dated role without a line on the work. */
function bareRoles(reading: Reading): Candidate[] {
  return reading.profile.roles.slice(0, 4).flatMap((role, index): Candidate[] => {
    if (isDescribed(role, reading)) return [];
    return [
      {
        title: index === 0 ? 'Most recent role has no description' : 'Role without a description',
        detail: role.title,
        quotes: [quoteSpan(reading, role.dates)],
        rank: 7.5 - index,
        theme: 'bare',
      },
    ];
  });
}

function withoutFigures(
  reading: Reading,
  lines: readonly Line[],
  proven: readonly ProvenLine[],
): Candidate[] {
  const measured = proven.filter(({ line }) => /\d/.test(line.text)).length;
  const first = lines.find((line) => line.section === 'experience' && line.text.split(/\s+/).length >= 5);
  if (first === undefined || lines.length < 4 || measured > 0) return [];
  const detail = `${capitalized(numberInWords(lines.length))} lines about work, none with numbers`;
  return [
    {
      title: 'No numbers or metrics',
      detail,
      quotes: [quoteClause(reading, first, { start: 0, end: Math.min(40, first.text.length) })],
      rank: 7.8,
      theme: 'figures',
    },
  ];
}
