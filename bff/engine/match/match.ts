import type { AnalyzedJob, MatchResult } from '../analyzed.ts';
import { namesOf } from '../posting/dedupe-requirements.ts';
import { JobTerms } from '../posting/job-terms.ts';
import { readRequirements } from '../posting/read-requirements.ts';
import type { Requirement } from '../posting/requirements.ts';
import type { Span } from '../profile/profile.ts';
import { canonicalSkill, findSkills } from '../taxonomy/find-skills.ts';
import { checkEducation } from './checks/check-education.ts';
import { checkEither } from './checks/check-either.ts';
import { checkLanguage } from './checks/check-language.ts';
import { checkLicense } from './checks/check-license.ts';
import { checkSkill } from './checks/check-skill.ts';
import { checkStatement, peopleAskedOf } from './checks/check-statement.ts';
import { checkTitle, unsupportedTitles, weighTitleWord } from './checks/check-title.ts';
import { checkYears } from './checks/check-years.ts';
import { type CheckContext, type CheckResult, toVerdict } from './checks/verdict.ts';
import { chanceOf, compareFields } from './field/field-fit.ts';
import { fieldOfJob, type JobField, queryVectorOf } from './field/job-field.ts';
import { rolesWithSupportedTitle } from './field/supported-titles.ts';
import { contextSupport } from './resume/context-support.ts';
import { type PostingWords, readPosting } from './resume/copied-lines.ts';
import { type Evidence, indexEvidence } from './resume/evidence-index.ts';
import { findExcludedText, noticesOf } from './resume/excluded-text.ts';
import type { PreparedResume } from './resume/prepared-resume.ts';
import { confidenceIn } from './score/confidence.ts';
import { partitionSkills } from './score/matched-skills.ts';
import { scoreMatch, weightOfRequirements } from './score/score.ts';
import { summarize } from './score/summary.ts';

/** A position as read: made once for all resumes that are matched against it. */
export interface JobReading {
  readonly asked: readonly Asked[];
  readonly words: JobTerms;
  readonly posting: PostingWords;
  readonly field: JobField;
  /** Names from the taxonomy that the position asks for. */
  readonly skills: readonly string[];
}

/** A requirement with what of it is looked for. */
interface Asked extends Pick<CheckContext, 'asked' | 'probe' | 'people'> {
  readonly requirement: Requirement;
}

/** Reads a position. The order of its tags means nothing, down to the last digit of a sum. */
export function readJob(given: AnalyzedJob): JobReading {
  const job = { ...given, skillTags: given.skillTags.toSorted() };
  const requirements = readRequirements(job);
  const words = new JobTerms();
  const posting = readPosting(`${job.title}\n${job.description}`, words);
  return {
    asked: requirements.map((requirement, index) => ({
      requirement,
      asked: words.ask(soughtIn(requirement), requirement.check === 'title' ? weighTitleWord : undefined),
      probe: queryVectorOf(index),
      people: peopleAskedOf(soughtIn(requirement)),
    })),
    words,
    posting,
    field: fieldOfJob(job, requirements.map(soughtIn)),
    skills: skillsOf(given, requirements),
  };
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
    case 'licence':
      return requirement.about || requirement.text;
    case 'skill':
    case 'education':
    case 'language':
      return requirement.text;
  }
}

/** What of a resume may answer a position. */
export interface PreparedMatch {
  /** Without what is copied from the position. */
  readonly resume: PreparedResume;
  readonly evidence: Evidence;
  /** By role, whether its title may count. */
  readonly isSupported: readonly boolean[];
  /** Words of the position among those of other work: they answer nothing. */
  readonly mixedIn: readonly Span[];
  /** Lines that are copied from the position: they are not in `resume`. */
  readonly copied: readonly Span[];
}

/** Puts a resume beside a position, for an engine that finds the answers itself. */
export function prepareMatch(whole: PreparedResume, job: JobReading): PreparedMatch {
  const numbers = job.words.numbersIn(whole.terms);
  const left = findExcludedText(whole, { numbers, posting: job.posting });
  const { resume } = left;
  const evidence = indexEvidence(resume, numbers);
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
  const { resume, evidence } = beside;
  const { features, ...ownWords } = compareFields({ resume, evidence, ...job }, beside.isSupported);
  const found = {
    ...beside,
    job,
    ownWork: contextSupport(ownWords, job.posting),
  };
  const requirements = job.asked.map(({ requirement, ...sought }, index) =>
    toVerdict(requirement, judged[index] ?? check(requirement, { ...found, ...sought }), { reading, index }),
  );
  const field = chanceOf(features);
  const weight = weightOfRequirements(job.asked.map(({ requirement }) => requirement));
  const scores = scoreMatch(requirements, { field, weight });
  const verdicts = job.asked.map(({ requirement }, index) => ({
    requirement,
    verdict: requirements[index]?.verdict ?? 'insufficient_data',
  }));
  return {
    match_score: scores.match,
    potential_score: scores.potential,
    score_skills: scores.skills,
    score_experience: reading.profile.roles.length === 0 ? null : scores.experience,
    summary: summarize(requirements, { value: field }),
    requirements,
    ...partitionSkills(job.skills, verdicts, new Set(reading.profile.skills)),
    formula: scores.formula,
    ...confidenceIn(scores.match, resume, evidence),
    notices: [
      ...reading.notices,
      ...noticesOf(reading, { ...beside, claimed: claimedIn(verdicts, job, found) }),
    ],
  };
}

/** Titles like the position's that may not count, where no other one does. */
function claimedIn(
  verdicts: readonly { requirement: Requirement; verdict: CheckResult['verdict'] }[],
  { asked }: JobReading,
  found: Omit<CheckContext, 'asked' | 'probe' | 'people'>,
): Span[] {
  const title = asked.find(({ requirement }) => requirement.check === 'title');
  const isMet = verdicts.some(
    ({ requirement, verdict }) => requirement.check === 'title' && verdict === 'met',
  );
  return title === undefined || isMet
    ? []
    : unsupportedTitles({ ...found, ...title }).map(({ heading }) => heading);
}

function check(requirement: Requirement, context: CheckContext): CheckResult {
  switch (requirement.check) {
    case 'skill':
      return checkSkill(requirement, context);
    case 'statement':
      return checkStatement(context);
    case 'years':
      return checkYears(requirement, context);
    case 'education':
      return checkEducation(requirement, context);
    case 'either':
      return checkEither(requirement, context);
    case 'licence':
      return checkLicense(requirement, context);
    case 'language':
      return checkLanguage(requirement, context);
    case 'title':
      return checkTitle(context);
  }
}

function skillsOf(job: AnalyzedJob, requirements: readonly Requirement[]): string[] {
  const tagged = job.skillTags.map((tag) => canonicalSkill(tag) ?? tag.trim()).filter(Boolean);
  const asked = requirements.flatMap(
    (requirement) => namesOf(requirement) ?? findSkills(requirement.text).map((mention) => mention.name),
  );
  return [...new Set([...tagged, ...asked])].slice(0, 24);
}
