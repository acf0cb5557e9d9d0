import type { AnalysedJob, MatchResult } from '../analysed.ts';
import { isScored } from '../profile/reading.ts';
import { canonicalSkill, findSkills } from '../taxonomy/find-skills.ts';
import { checkEducation } from './check-education.ts';
import { checkSkill } from './check-skill.ts';
import { checkStatement, peopleAskedOf } from './check-statement.ts';
import { checkTitle, weighTitleWord } from './check-title.ts';
import { checkYears } from './check-years.ts';
import { confidenceIn } from './confidence.ts';
import { findCopies, type PostingWords, readPosting } from './copied-lines.ts';
import { indexEvidence } from './evidence-index.ts';
import { chanceOf, compareFields } from './field-fit.ts';
import { fieldOfJob, type JobField, probeOfSentence } from './job-field.ts';
import { JobTerms } from './job-terms.ts';
import { type PreparedResume, prepareWithout } from './prepared-resume.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { scoreMatch, weightOfRequirements } from './score.ts';
import { summarise } from './summary.ts';
import { type Case, type Finding, toVerdict } from './verdict.ts';

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
interface Asked extends Pick<Case, 'asked' | 'probe' | 'people'> {
  readonly requirement: Requirement;
}

/** Reads a position. */
export function readJob(job: AnalysedJob): JobReading {
  const requirements = readRequirements(job);
  const words = new JobTerms();
  const posting = readPosting(`${job.title}\n${job.description}`, words);
  return {
    asked: requirements.map((requirement, index) => ({
      requirement,
      asked: words.ask(soughtIn(requirement), requirement.check === 'title' ? weighTitleWord : undefined),
      probe: probeOfSentence(index),
      people: peopleAskedOf(soughtIn(requirement)),
    })),
    words,
    posting,
    field: fieldOfJob(job, requirements.map(soughtIn)),
    skills: skillsOf(job, requirements),
  };
}

/** The words of a requirement that resumes are looked through for. */
function soughtIn(requirement: Requirement): string {
  switch (requirement.check) {
    case 'title':
      return requirement.title;
    case 'statement':
    case 'years':
      return requirement.about;
    case 'skill':
    case 'education':
      return requirement.text;
  }
}

/** Matches a resume against a position. */
export function matchResume(whole: PreparedResume, job: JobReading): Omit<MatchResult, 'engine'> {
  const { reading } = whole;
  const numbers = job.words.numbersIn(whole.terms);
  const resume = withoutCopies(whole, { numbers, posting: job.posting });
  const evidence = indexEvidence(resume, numbers);
  const requirements = job.asked.map(({ requirement, ...sought }, index) =>
    toVerdict(requirement, check(requirement, { resume, evidence, job, ...sought }), {
      reading,
      index,
    }),
  );
  const field = chanceOf(compareFields({ resume, evidence, ...job }));
  const weight = weightOfRequirements(job.asked.map(({ requirement }) => requirement));
  const scores = scoreMatch(requirements, { field, weight });
  const own = new Set(reading.profile.skills);
  return {
    match_score: scores.match,
    potential_score: scores.potential,
    score_skills: scores.skills,
    score_experience: reading.profile.roles.length === 0 ? null : scores.experience,
    summary: summarise(requirements, { value: field }),
    requirements,
    matched_skills: job.skills.filter((skill) => own.has(skill)),
    missing_skills: job.skills.filter((skill) => !own.has(skill)),
    formula: scores.formula,
    ...confidenceIn(scores.match, resume, evidence),
    notices: reading.notices,
  };
}

interface Beside {
  readonly numbers: Int32Array;
  readonly posting: PostingWords;
}

/** Lines that are copied from the posting prove nothing. */
function withoutCopies(resume: PreparedResume, { numbers, posting }: Beside): PreparedResume {
  const { lines } = resume.reading;
  const isRead = (line: number) => lines[line] !== undefined && isScored(lines[line]);
  const copies = findCopies({ lines, terms: resume.terms, numbers }, posting, isRead);
  return copies.size === 0 ? resume : prepareWithout(resume, (_, line) => copies.has(line));
}

function check(requirement: Requirement, context: Case): Finding {
  switch (requirement.check) {
    case 'skill':
      return checkSkill(requirement, context);
    case 'statement':
      return checkStatement(context);
    case 'years':
      return checkYears(requirement, context);
    case 'education':
      return checkEducation(requirement, context);
    case 'title':
      return checkTitle(context);
  }
}

function skillsOf(job: AnalysedJob, requirements: readonly Requirement[]): string[] {
  const tagged = job.skillTags.map((tag) => canonicalSkill(tag) ?? tag.trim()).filter(Boolean);
  const asked = requirements.flatMap((requirement) =>
    requirement.check === 'skill'
      ? requirement.skills
      : findSkills(requirement.text).map((mention) => mention.name),
  );
  return [...new Set([...tagged, ...asked])].slice(0, 24);
}
