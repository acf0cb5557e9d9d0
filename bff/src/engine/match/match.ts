import type { AnalysedJob, MatchResult } from '../analysed.ts';
import { canonicalSkill, findSkills } from '../taxonomy/find-skills.ts';
import { checkEducation } from './check-education.ts';
import { checkSkill } from './check-skill.ts';
import { checkStatement, peopleAskedOf } from './check-statement.ts';
import { checkTitle, weighTitleWord } from './check-title.ts';
import { checkYears } from './check-years.ts';
import { confidenceIn } from './confidence.ts';
import { type PostingWords, readPosting } from './copied-lines.ts';
import { indexEvidence } from './evidence-index.ts';
import { chanceOf, compareFields } from './field-fit.ts';
import { fieldOfJob, type JobField, probeOfSentence } from './job-field.ts';
import { JobTerms } from './job-terms.ts';
import type { PreparedResume } from './prepared-resume.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { scoreMatch, weightOfRequirements } from './score.ts';
import { summarise } from './summary.ts';
import { type Case, type Finding, toVerdict } from './verdict.ts';
import { wholeOf } from './whole-resume.ts';

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
export function matchResume(resume: PreparedResume, job: JobReading): Omit<MatchResult, 'engine'> {
  const { reading } = resume;
  const evidence = indexEvidence(resume, job);
  const whole =
    evidence.copies.size === 0 ? resume.whole : wholeOf(resume, (line) => evidence.copies.has(line));
  const requirements = job.asked.map(({ requirement, ...sought }, index) =>
    toVerdict(requirement, check(requirement, { resume, whole, evidence, job, ...sought }), {
      reading,
      index,
    }),
  );
  const field = chanceOf(compareFields({ resume, whole, evidence, ...job }));
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
