import type { AnalysedJob } from '../analysed.ts';
import { readNumber } from '../language/numbers.ts';
import { readTerms } from '../language/terms.ts';
import { findDegree } from '../profile/degree.ts';
import { DEGREE_LEVELS, type DegreeLevel } from '../profile/profile.ts';
import { canonicalSkill, findSkills } from '../taxonomy/find-skills.ts';
import { idfOf } from '../taxonomy/occupation-space.ts';
import { type JobItem, type JobPart, readJobItems } from './job-items.ts';

interface Asked {
  /** As the position words it. */
  text: string;
  kind: 'must' | 'nice' | 'years' | 'education';
  /** Points at most. */
  of: number;
}

/** What a position asks for, by the way it is checked. */
export type Requirement =
  | (Asked & { check: 'skill'; skills: string[]; isAny: boolean })
  | (Asked & { check: 'statement'; about: string })
  | (Asked & { check: 'years'; years: number; about: string })
  | (Asked & { check: 'education'; level: DegreeLevel; field: string; isOpen: boolean })
  | (Asked & { check: 'title'; title: string });

export const POINTS = { must: 3, nice: 1, years: 3, education: 1 } as const;

/** Most requirements of a position; beyond them the ones that say least are left out. */
const MAX_REQUIREMENTS = 14;
const MAX_DUTIES = 6;

/** Reads what a position asks for, at most fourteen things, in its own words and order. */
export function readRequirements(job: AnalysedJob): Requirement[] {
  const items = readJobItems(job.description);
  const hasMusts = items.some((item) => item.part === 'must' || item.part === 'unknown');
  const hasParts = items.some((item) => item.part === 'must' || item.part === 'duty');
  const asked = items.flatMap((item) =>
    requirementsOf(item, hasMusts).filter(
      (found) => !(hasParts && item.part === 'unknown' && isIntroduction(found, items, item)),
    ),
  );
  const tags = tagsOf(job, items);
  const unasked = tags.filter((tag) => !asked.some((other) => isSame(tag, other) || isSame(other, tag)));
  return limit(deduplicate([...titleOf(job), ...asked, ...unasked]));
}

/** Sentences above the first heading introduce the company, if a list of demands follows; duties stay. */
function isIntroduction(found: Requirement, items: readonly JobItem[], item: JobItem): boolean {
  const demands = items.filter((other) => other.part === 'must').length;
  const isAbove = items.indexOf(item) < items.findIndex((other) => other.part !== 'unknown');
  return (
    found.check === 'statement' && demands >= 3 && isAbove && !/^\p{Lu}\p{Ll}+s\s\p{Ll}/u.test(found.text)
  );
}

function titleOf(job: AnalysedJob): Requirement[] {
  const title = job.title.trim();
  if (readTerms(title).length === 0) return [];
  return [{ check: 'title', title, text: `Work as ${title}`, kind: 'must', of: POINTS.must }];
}

/** A tag that the text calls a plus is one; every other tag is a must. */
function tagsOf(job: AnalysedJob, items: readonly JobItem[]): Requirement[] {
  return job.skillTags
    .map((tag) => tag.trim())
    .filter(Boolean)
    .map((tag) => {
      const name = canonicalSkill(tag) ?? tag;
      const isNice = items.some((item) => partOf(item) === 'nice' && hasWord(item.text, tag));
      const kind = isNice ? 'nice' : 'must';
      return { check: 'skill', skills: [name], isAny: false, text: tag, kind, of: POINTS[kind] };
    });
}

function hasWord(text: string, word: string): boolean {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `);
}

/** The part that an item stands in; a plus is one wherever it stands. */
export function partOf(item: JobItem): JobPart {
  const isNice =
    /\b(?:preferred|a plus|is a plus|bonus|nice to have|desir(?:ed|able)|an advantage|ideally)\b/i.test(
      item.text,
    );
  return isNice ? 'nice' : item.part;
}

function requirementsOf(item: JobItem, hasMusts: boolean): Requirement[] {
  const part = partOf(item);
  const kind = part === 'nice' || (part === 'duty' && hasMusts) ? 'nice' : 'must';
  const years = yearsOf(item.text);
  if (years !== null) {
    return [
      {
        check: 'years',
        ...years,
        text: item.text,
        kind: 'years',
        of: kind === 'nice' ? POINTS.nice : POINTS.years,
      },
    ];
  }
  const degree = degreeOf(item.text);
  if (degree !== null)
    return [{ check: 'education', ...degree, text: item.text, kind: 'education', of: POINTS.education }];
  const skills = [...new Set(findSkills(item.text).map((mention) => mention.name))];
  if (skills.length > 0 && part !== 'duty' && isSkillItem(item.text))
    return skillRequirements(item.text, kind);
  if (readTerms(item.text).length < 2) return [];
  return [{ check: 'statement', about: item.text, text: item.text, kind, of: POINTS[kind] }];
}

/** "Experience with Go, Kafka or NATS" names skills; "Runs the audit of grants" describes work. */
function isSkillItem(text: string): boolean {
  const mentions = findSkills(text);
  const rest = mentions.reduceRight(
    (left, mention) => left.slice(0, mention.start) + left.slice(mention.end),
    text,
  );
  const others = readTerms(
    rest.replace(
      /\b(?:deep|working|advanced|basic|some|production|professional|tools?|languages?|frameworks?|databases?|systems?|technologies|such|like|etc|preferred|plus|bonus|fluent|expert|modern)\b/gi,
      ' ',
    ),
  );
  return others.length <= Math.max(1, Math.floor(mentions.length / 2));
}

/** One requirement for each skill, worded as the posting does; alternatives stay together. */
function skillRequirements(text: string, kind: 'must' | 'nice'): Requirement[] {
  const mentions = findSkills(text);
  const names = [...new Set(mentions.map((mention) => mention.name))];
  const isOne =
    mentions.length === 2 &&
    /^\s(?:with|using|in|on)\s$/.test(text.slice(mentions[0]?.end, mentions[1]?.start));
  if (names.length === 1 || isOne || /\b(?:or|and\/or)\b|\bone of\b|\bany of\b/i.test(text)) {
    return [{ check: 'skill', skills: names, isAny: true, text, kind, of: POINTS[kind] }];
  }
  return mentions
    .filter((mention, index) => mentions.findIndex(({ name }) => name === mention.name) === index)
    .map((mention) => ({
      check: 'skill',
      skills: [mention.name],
      isAny: false,
      text: text.slice(mention.start, mention.end),
      kind,
      of: POINTS[kind],
    }));
}

const YEARS =
  /(?:\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen)\b\)?\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2})?\s?(?:\(\d{1,2}\)\s?)?(?:or more |plus )?(?:full )?\+?\s?(?:years?|yrs?)\b)/i;

function yearsOf(text: string): { years: number; about: string } | null {
  const match = YEARS.exec(text);
  const years = match === null ? null : readNumber(match[1] ?? '');
  if (
    match === null ||
    years === null ||
    years === 0 ||
    years > 40 ||
    /\byears? of age\b|four-year college/i.test(text)
  )
    return null;
  const about = text.slice(match.index + match[0].length).replace(/\bwith the city of [\w ]{3,30}/i, ' ');
  return { years, about: text.slice(0, match.index).replace(/\b(?:minimum|at least)\b/gi, ' ') + about };
}

function degreeOf(text: string): { level: DegreeLevel; field: string; isOpen: boolean } | null {
  const isCollege =
    /\bgraduation from an? (?:accredited|recognized)?[^.;]{0,30}(?:college|university)\b|\b(?:college|university) degree\b|\bdegree (?:in|from)\b|\bfour-year college\b/i.test(
      text,
    );
  const named =
    /\bdegree\b|\b[Bb]achelor|\b[Mm]aster['’]?s?\b|\b[Pp][Hh]\.?[Dd]\b|\bhigh school\b|\bdiploma\b|\bassociate['’]?s?\b|\bB\.?S\.?c?\b|\bB\.?A\.?\b|\bGED\b/.test(
      text,
    )
      ? findDegree(text)
      : null;
  if (!isCollege && named === null) return null;
  const level =
    isCollege && (named === null || named.level === 'secondary') ? 'bachelor' : (named?.level ?? 'bachelor');
  const field =
    /\b(?:degree|major|units|bachelor['’]?s?|master['’]?s?|diploma|arts|science)\b.{0,40}?\bin\s([^.;]{3,120})/i.exec(
      text,
    )?.[1] ?? '';
  const isOpen =
    /\b(?:related|relevant|similar|equivalent|any) (?:field|discipline|degree|subject|experience|area)|or equivalent|equivalent (?:combination|practical)/i.test(
      text,
    );
  return { level, field, isOpen };
}

/** How much a requirement says: the weight of its words. */
function weightOf(requirement: Requirement): number {
  const stems = new Set(readTerms(requirement.text).map((term) => term.stem));
  return [...stems].reduce((sum, term) => sum + idfOf(term), 0) + (requirement.kind === 'nice' ? 0 : 6);
}

/** Degrees are alternatives: the lowest that the posting names is what it asks for. */
function deduplicate(found: readonly Requirement[]): Requirement[] {
  const kept: Requirement[] = [];
  for (const requirement of found) {
    if (!kept.some((other) => isSame(other, requirement))) kept.push(requirement);
  }
  const degrees = kept.filter((requirement) => requirement.check === 'education');
  const lowest = degrees.sort((a, b) => DEGREE_LEVELS.indexOf(a.level) - DEGREE_LEVELS.indexOf(b.level))[0];
  return kept.filter((requirement) => requirement.check !== 'education' || requirement === lowest);
}

function isSame(a: Requirement, b: Requirement): boolean {
  if (a.check === 'skill' && b.check === 'skill') return b.skills.every((skill) => a.skills.includes(skill));
  if (a.check !== b.check) return false;
  if (a.check === 'education') return b.check === 'education' && a.level === b.level;
  const first = new Set(readTerms(a.text).map((term) => term.stem));
  const second = new Set(readTerms(b.text).map((term) => term.stem));
  const shared = [...second].filter((term) => first.has(term)).length;
  return shared / Math.max(1, Math.min(first.size, second.size)) > 0.8;
}

/** Musts, years and education first come first; then what says most. The order of the posting stays. */
function limit(found: readonly Requirement[]): Requirement[] {
  const duties = found.filter((requirement) => requirement.check === 'statement');
  const keptDuties = new Set(
    [...duties]
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, Math.max(MAX_DUTIES, MAX_REQUIREMENTS - (found.length - duties.length))),
  );
  const fewer = found.filter(
    (requirement) => requirement.check !== 'statement' || keptDuties.has(requirement),
  );
  if (fewer.length <= MAX_REQUIREMENTS) return fewer;
  const rank = (requirement: Requirement) => requirement.of * 100 + weightOf(requirement);
  const best = new Set([...fewer].sort((a, b) => rank(b) - rank(a)).slice(0, MAX_REQUIREMENTS));
  return fewer.filter((requirement) => best.has(requirement));
}
