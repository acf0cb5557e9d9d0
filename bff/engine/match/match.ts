import type { AnalyzedJob, MatchResult } from '../analyzed.ts';
import { verifyQuotes } from '../evidence/quotes.ts';
import { readTerms } from '../language/terms.ts';
import { JobTerms } from '../posting/job-terms.ts';
import { namesOf } from '../posting/names-of.ts';
import { readRequirements } from '../posting/read-requirements.ts';
import type { Requirement } from '../posting/requirements.ts';
import { yearsWays } from '../posting/years-ways.ts';
import { kindOfSkill } from '../taxonomy/find-skills.ts';
import { checkAmount } from './checks/check-amount.ts';
import { checkEducation } from './checks/check-education.ts';
import { checkEither } from './checks/check-either.ts';
import { checkLanguage } from './checks/check-language.ts';
import { checkLicense } from './checks/check-license.ts';
import { checkNearLines, checkStatement } from './checks/check-near-lines.ts';
import { checkSkill } from './checks/check-skill.ts';
import { checkTitle, weighTitleWord } from './checks/check-title.ts';
import { checkYears } from './checks/check-years.ts';
import {
  type CheckContext,
  type CheckResult,
  earnedPoints,
  notMentioned,
  toVerdict,
} from './checks/verdict.ts';
import { chanceOf, compareFields } from './field/field-fit.ts';
import { fieldQuotes } from './field/field-quotes.ts';
import { fieldOfJob, type JobField, queryVectorOf } from './field/job-field.ts';
import { rolesWithSupportedTitle } from './field/supported-titles.ts';
import type { PreparedMatch } from './prepared-match.ts';
import { LEAST_POSTING_WORDS, type PostingWords, readPosting } from './resume/copied-lines.ts';
import { indexEvidence } from './resume/evidence-index.ts';
import { findExcludedText, noticesOf } from './resume/excluded-text.ts';
import type { PreparedResume } from './resume/prepared-resume.ts';
import { namedParts, soughtNames, weighNames } from './resume/sought-name.ts';
import { confidenceIn } from './score/confidence.ts';
import { fieldOfWork, scoreMatch } from './score/score.ts';
import { namedSkills, skillsIn } from './score/skill-verdicts.ts';
import { summarize } from './score/summary.ts';

/** So many words are a name; more describe one. */
const MOST_NAME_WORDS = 4;

/** What people show of a position on average: of one that asks for nothing by its name, nobody knows more. */
const USUALLY_SHOWN = 1 / 3;

/** A position as read: made once for all resumes that are matched against it. */
export interface JobReading {
  readonly asked: readonly Asked[];
  readonly words: JobTerms;
  readonly posting: PostingWords;
  readonly field: JobField;
}

/** A requirement with what of it is looked for. */
interface Asked extends Pick<CheckContext, 'asked' | 'probe' | 'names' | 'parts' | 'ways'> {
  readonly requirement: Requirement;
}

/** Reads a position. The order of its tags means nothing, down to the last digit of a sum. */
export function readJob(given: AnalyzedJob): JobReading {
  const job = { ...given, skillTags: given.skillTags.toSorted() };
  const requirements = readRequirements(job);
  const words = new JobTerms();
  const posting = readPosting(job, requirements, words);
  return {
    asked: requirements.map((requirement, index) => ({
      requirement,
      asked: words.ask(soughtIn(requirement), weigherOf(requirement)),
      probe: queryVectorOf(index),
      names: soughtNames(namesIn(requirement), {
        words,
        aliases: given.aliases ?? [],
        text: requirement.check === 'skill' ? requirement.text : '',
      }),
      parts: requirement.check === 'statement' ? namedParts(requirement.about, words) : [],
      ways:
        requirement.check === 'years' || requirement.check === 'either'
          ? yearsWays(requirement.about, words)
          : [],
    })),
    words,
    posting,
    field: fieldOfJob(job, requirements.map(soughtIn)),
  };
}

/** What a requirement names; of a license that the taxonomy doesn't know, its own words and the initials in them. */
function namesIn(requirement: Requirement): readonly string[] {
  const names = namesOf(requirement) ?? [];
  if (requirement.check !== 'license') return names;
  const initials = requirement.about.match(/(?<![\p{L}\d])\p{Lu}[\p{Lu}+-]{1,6}(?![\p{L}\d])/gu) ?? [];
  const own = names.length > 0 ? [] : requirement.about.split(/\s?[,/]\s?|\sor\s/);
  const about = own.filter((name) => readTerms(name).length > 0 && readTerms(name).length <= MOST_NAME_WORDS);
  // Who uses AWS has no certificate for it.
  return [...names, ...[...initials, ...about].map((name) => (isProduct(name) ? `Certified ${name}` : name))];
}

const isProduct = (name: string): boolean => {
  const kind = kindOfSkill(name);
  return kind === 'tool' || kind === 'technology';
};

/** What each word of a requirement weighs, where it isn't its rarity alone. */
function weigherOf(requirement: Requirement): ((stem: string) => number) | undefined {
  if (requirement.check === 'title') return weighTitleWord;
  return requirement.check === 'statement' ? weighNames(requirement.about) : undefined;
}

/** The words of a requirement that resumes are looked through for. */
function soughtIn(requirement: Requirement): string {
  switch (requirement.check) {
    case 'title':
      return requirement.title;
    case 'statement':
    case 'years':
    case 'either':
      return requirement.about;
    case 'license':
      return requirement.about || requirement.text;
    case 'skill':
    case 'education':
    case 'language':
    case 'logistics':
      return requirement.text;
  }
}

/** Puts a resume beside a position, for an engine that finds the answers itself. */
export function prepareMatch(whole: PreparedResume, job: JobReading): PreparedMatch {
  const { numbers, families } = job.words.numbersIn(whole.terms);
  const left = findExcludedText(whole, { numbers, posting: job.posting });
  const { resume } = left;
  const evidence = indexEvidence(resume, numbers, families);
  return { ...left, evidence, isSupported: rolesWithSupportedTitle({ resume, evidence, ...job }) };
}

/** Matches a resume against a position. `judged` holds what another engine found for a requirement, in their order. */
export function matchResume(
  whole: PreparedResume,
  job: JobReading,
  judged: readonly (CheckResult | undefined)[] = [],
): Omit<MatchResult, 'engine'> {
  const { reading } = whole;
  const beside = prepareMatch(whole, job);
  const { resume, evidence, isSupported, mixedIn } = beside;
  const chance = chanceOf(compareFields({ resume, evidence, ...job }, isSupported));
  const contexts = job.asked.map((asked) => ({
    ...asked,
    resume,
    evidence,
    isSupported,
    mixedIn,
    job,
    chance,
  }));
  const decided = contexts.map((context, index) => judged[index] ?? check(context.requirement, context));
  const shown = shareShown(job.asked, decided);
  const own = new Set(reading.profile.skills);
  const requirements = contexts.map((context, index) => {
    const { requirement } = context;
    const answer = decided[index] ?? checkNearLines(context, shown);
    const verdict = toVerdict(requirement, answer, reading);
    return { ...verdict, skills: namedSkills(requirement, verdict, own) };
  });
  const quotes = verifyQuotes(reading, fieldQuotes(beside, job.field));
  const field = fieldOfWork({ chance, quotes, isTold: job.posting.words >= LEAST_POSTING_WORDS });
  return {
    ...scoreMatch(requirements, field),
    summary: summarize(requirements, field),
    requirements,
    ...skillsIn(requirements),
    ...confidenceIn(requirements, resume),
    notices: [...reading.notices, ...noticesOf(reading, beside)],
  };
}

/** The share of the points that is earned of what isn't only stated, 0 to 1. */
function shareShown(asked: readonly Asked[], decided: readonly (CheckResult | null)[]): number {
  let [earned, total] = [0, 0];
  asked.forEach(({ requirement: { check: by, of } }, index) => {
    if (by === 'statement') return;
    total += of;
    earned += earnedPoints(decided[index]?.verdict ?? 'not_mentioned', of);
  });
  return total === 0 ? USUALLY_SHOWN : earned / total;
}

/** What is found for a requirement; null where nothing decides it. */
function check(requirement: Requirement, context: CheckContext): CheckResult | null {
  switch (requirement.check) {
    case 'skill':
      return checkSkill(requirement, context);
    case 'statement':
      if (requirement.type === 'amount') return checkAmount(requirement, context);
      return checkStatement(requirement, context) ?? checkAmount(requirement, context);
    case 'years':
      return checkYears(requirement, context);
    case 'education':
      return checkEducation(requirement, requirement.text, context);
    case 'either':
      return checkEither(requirement, context);
    case 'license':
      return checkLicense(requirement, context);
    case 'language':
      return checkLanguage(requirement, context);
    case 'title':
      return checkTitle(requirement.title, context);
    case 'logistics':
      return notMentioned();
  }
}
