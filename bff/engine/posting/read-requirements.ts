import type { AnalyzedJob } from '../analyzed.ts';
import { spokenName } from '../language/spoken.ts';
import { readTerms } from '../language/terms.ts';
import { canonicalSkill, kindOfSkill } from '../taxonomy/find-skills.ts';
import { idfOf } from '../taxonomy/occupation-space.ts';
import { dedupeRequirements } from './dedupe-requirements.ts';
import { type JobItem, readJobItems } from './job-items.ts';
import { parseRequirementItem, partOf } from './parse-requirement-item.ts';
import { POINTS, type Requirement } from './requirements.ts';

/** Most requirements of a position; beyond them the ones that say least are left out. */
const MAX_REQUIREMENTS = 14;
const MAX_DUTIES = 6;
const MORE_THAN_WORDS = 50;

/** Reads what a position asks for, at most fourteen things, in its own words and order. */
export function readRequirements(job: AnalyzedJob): Requirement[] {
  const items = readJobItems(job.description);
  const hasMusts = items.some((item) => item.part === 'must' || item.part === 'unknown');
  const hasDemands = items.filter((item) => item.part === 'must').length >= 3;
  const heading = items.findIndex((item) => item.part !== 'unknown');
  const asked = items.flatMap((item, at) =>
    parseRequirementItem(item, hasMusts).filter(
      (found) => !(hasDemands && at < heading && isIntroduction(found)),
    ),
  );
  return limit(dedupeRequirements([...titleOf(job), ...asked], tagsOf(job, items)));
}

/** Sentences above the first heading introduce the company, if a list of demands follows; duties stay. */
function isIntroduction(found: Requirement): boolean {
  return found.check === 'statement' && !/^\p{Lu}\p{Ll}+s\s\p{Ll}/u.test(found.text);
}

function titleOf(job: AnalyzedJob): Requirement[] {
  const title = job.title.trim();
  if (readTerms(title).length === 0) return [];
  return [{ check: 'title', title, text: `Work as ${title}`, kind: 'must', of: POINTS.must }];
}

/** A tag that the text calls a plus is one; every other tag is a must. */
function tagsOf(job: AnalyzedJob, items: readonly JobItem[]): Requirement[] {
  return [...new Set(job.skillTags.map((tag) => tag.trim()).filter(Boolean))].map((tag) => {
    const naming = items.filter((item) => hasWord(item.text, tag));
    const parts = naming.map(partOf);
    const isNice = parts.includes('nice') && !parts.includes('must');
    return requirementOfTag(tag, isNice ? 'nice' : 'must');
  });
}

function requirementOfTag(tag: string, kind: 'must' | 'nice'): Requirement {
  const name = canonicalSkill(tag) ?? tag;
  const spoken = spokenName(tag);
  const asked = { text: tag, kind, of: POINTS[kind] };
  if (spoken !== null) return { ...asked, check: 'language', languages: [spoken], level: null };
  return kindOfSkill(tag) === 'licence'
    ? { ...asked, check: 'licence', kind: 'licence', names: [name], about: tag }
    : { ...asked, check: 'skill', skills: [name], isAny: false };
}

function hasWord(text: string, word: string): boolean {
  return ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#.]+/gu, ' ')} `.includes(` ${word.toLowerCase()} `);
}

/** How much a requirement says: the weight of its words. */
function weightOf(requirement: Requirement): number {
  const stems = new Set(readTerms(requirement.text).map((term) => term.stem));
  return [...stems].reduce((sum, term) => sum + idfOf(term), 0) + (requirement.kind === 'nice' ? 0 : 6);
}

/** What is named or counted goes before a sentence of the same points: a resume has it or has not. */
const rankOf = (requirement: Requirement): number =>
  requirement.of * 100 + weightOf(requirement) + (requirement.check === 'statement' ? 0 : MORE_THAN_WORDS);

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
  const best = new Set([...fewer].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_REQUIREMENTS));
  return fewer.filter((requirement) => best.has(requirement));
}
