import { quoteSpan, verifyQuotes } from '../evidence/quotes.ts';
import { numberInWords } from '../language/numbers.ts';
import { isScored, type Line } from '../profile/line.ts';
import type { Role } from '../profile/profile.ts';
import type { Reading } from '../profile/reading.ts';
import { monthsOf } from '../profile/roles.ts';
import type { Candidate } from './findings.ts';
import { quoteClause } from './strengths.ts';
import { recency } from './work-lines.ts';

interface Sign {
  pattern: RegExp;
  title: string;
  theme: string;
  rank: number;
}

/** Things a recruiter likes to see that are no result by themselves. */
const SIGNS: readonly Sign[] = [
  {
    pattern: /\b(?:mentor(?:ed|ing|s)?|coach(?:ed|ing|es)|tutor(?:ed|ing))\b.{0,60}/i,
    title: 'Mentors others',
    theme: 'growth',
    rank: 8,
  },
  {
    pattern:
      /\b(?:train(?:ed|s) (?:new |\d|and |staff|employees|the |users|team|over)|onboard(?:ed|s|ing process)|taught (?:colleagues|new|staff))/i,
    title: 'Trains others',
    theme: 'growth',
    rank: 6,
  },
  {
    pattern:
      /\b(?:wrote|authored|created|introduced|established|standardi[sz]ed|built|developed|owned|owning|improved|drafted|designed|launched|set)\b.{0,60}\b(?:runbooks?|playbooks?|incident review|templates?|standards?|guidelines|best practices|code review|style guide|handbook|documentation|checklists?)\b/i,
    title: 'Improves team practices',
    theme: 'practice',
    rank: 7,
  },
  {
    pattern:
      /\b(?:award(?:ed|s)?|(?:employee|salesperson|teacher|nurse|agent) of the (?:month|year|quarter)|recogni[sz]ed (?:for|as|by)|first prize|1st place|won (?:the |first|1st|2nd|a )|honou?red|dean[’']s list|cum laude|scholarship)\b/i,
    title: 'Received recognition',
    theme: 'award',
    rank: 7,
  },
  {
    pattern: /\b(?:promot(?:ed|ion) (?:to|from|within|after|twice|in)|was promoted)\b/i,
    title: 'Was promoted',
    theme: 'promotion',
    rank: 8,
  },
  {
    pattern:
      /\b(?:open[- ]source|maintain(?:s|ed|er) (?:a|an|of)|github stars|contribut(?:ed|or) to .{0,30}(?:open|library|project))\b/i,
    title: 'Open source contributions',
    theme: 'public',
    rank: 6,
  },
  {
    pattern:
      /\b(?:patent(?:s|ed)?\b|publish(?:ed)? .{0,40}(?:paper|article|journal)|co-?authored|peer-reviewed|conference|keynote|meetup|speaker at|presented at)\b/i,
    title: 'Speaks or publishes in the field',
    theme: 'public',
    rank: 6,
  },
  {
    pattern: /\b(?:volunteer(?:ed|ing)|pro bono)\b/i,
    title: 'Volunteers',
    theme: 'voluntary',
    rank: 3,
  },
];

/** Parts without a kind of their own where such signs stand. */
const TOLD_UNDER =
  /award|publication|talk|presentation|speak|volunteer|patent|communit|leadership|activit|research|press/i;

const LONG_STAY = 48;

/** Signs that speak well of a candidate: growth, practice, awards, promotions, long stays, certificates. */
export function findIndicators(reading: Reading): Candidate[] {
  const lines = reading.lines.filter(
    (line) => isScored(line) && line.kind !== 'role' && line.section !== 'skills',
  );
  const found = [
    ...lines.flatMap((line) => signsOf(reading, line)),
    ...promotions(reading),
    ...longStays(reading),
    ...certificates(reading),
  ];
  return found.flatMap((candidate) => {
    const quotes = verifyQuotes(reading, candidate.quotes);
    return quotes.length === 0 ? [] : [{ ...candidate, quotes }];
  });
}

function signsOf(reading: Reading, line: Line): Candidate[] {
  if (
    line.section === 'summary' ||
    (line.section === 'other' && !TOLD_UNDER.test(line.heading ?? '')) ||
    line.text.split(/\s+/).length < 4
  )
    return [];
  const text = line.text.slice(0, 500);
  return SIGNS.flatMap(({ pattern, title, theme, rank }) => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const deciding = {
      start: match.index,
      end: Math.min(match.index + match[0].trimEnd().length, match.index + 40),
    };
    return [
      {
        title,
        detail: null,
        quotes: [quoteClause(reading, line, deciding)],
        rank: rank + recency(line, reading),
        theme,
      },
    ];
  });
}

/** Two titles with one employer, the later one higher. */
function promotions(reading: Reading): Candidate[] {
  const roles = reading.profile.roles;
  return roles.flatMap((later, index): Candidate[] => {
    const earlier = roles.slice(index + 1).find((role) => isSameEmployer(role, later) && role.title !== null);
    if (earlier === undefined || later.title === null || rankOf(later.title) <= rankOf(earlier.title ?? ''))
      return [];
    const quotes = [quoteSpan(reading, earlier.heading), quoteSpan(reading, later.heading)];
    return [
      {
        title: `Promoted at ${later.company ?? 'one employer'}`,
        detail: null,
        quotes,
        rank: 9,
        theme: 'promotion',
      },
    ];
  });
}

function isSameEmployer(a: Role, b: Role): boolean {
  return (
    a.company !== null &&
    a.company.toLowerCase() === b.company?.toLowerCase() &&
    !/^company name/i.test(a.company)
  );
}

const RANKS = [
  /\b(?:intern|trainee|apprentice)\b/i,
  /\b(?:junior|jr|assistant)\b/i,
  /./,
  /\b(?:senior|sr|ii)\b/i,
  /\b(?:lead|staff|iii|supervisor)\b/i,
  /\b(?:manager|principal|head)\b/i,
  /\b(?:director|vice president|vp|chief|ceo|cto|president|partner)\b/i,
];

function rankOf(title: string): number {
  return RANKS.findLastIndex((pattern) => pattern.test(title));
}

function longStays(reading: Reading): Candidate[] {
  return reading.profile.roles.flatMap((role): Candidate[] => {
    const months = monthsOf([role]);
    if (months < LONG_STAY || role.title === null) return [];
    const years = numberInWords(Math.floor(months / 12));
    const where =
      role.company === null || /^company name/i.test(role.company) ? 'in one role' : `at ${role.company}`;
    return [
      {
        title: `${years} years ${where}`,
        detail: null,
        quotes: [quoteSpan(reading, role.dates)],
        rank: 4 + months / 120,
        theme: 'stay',
      },
    ];
  });
}

function certificates(reading: Reading): Candidate[] {
  const lines = reading.lines.filter(
    (line) => isScored(line) && line.section === 'certificates' && line.text.split(/\s+/).length >= 2,
  );
  const [first, second] = lines;
  if (first === undefined) return [];
  const quotes = [first, ...(second === undefined ? [] : [second])].map((line) =>
    quoteClause(reading, line, { start: 0, end: Math.min(line.text.length, 30) }),
  );
  return [
    {
      title: lines.length > 2 ? 'Holds several certifications' : 'Holds a certification',
      detail: null,
      quotes,
      rank: 5,
      theme: 'certificate',
    },
  ];
}
