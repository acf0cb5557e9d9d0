import type { AnalysedJob, MatchResult } from '../analysed.ts';
import type { Reading } from '../profile/reading.ts';
import { canonicalSkill, findSkills } from '../taxonomy/find-skills.ts';
import { checkEducation } from './check-education.ts';
import { checkSkill } from './check-skill.ts';
import { checkStatement } from './check-statement.ts';
import { checkTitle } from './check-title.ts';
import { checkYears } from './check-years.ts';
import { confidenceIn } from './confidence.ts';
import { type PostingWords, readPosting } from './copied-lines.ts';
import { indexEvidence } from './evidence-index.ts';
import { chanceOf, compareFields } from './field-fit.ts';
import { fieldOfJob, type JobField } from './job-field.ts';
import { type Requirement, readRequirements } from './requirements.ts';
import { scoreMatch, weightOfRequirements } from './score.ts';
import { summarise } from './summary.ts';
import { type Case, type Finding, toVerdict } from './verdict.ts';

/** A position as read: made once for all resumes that are matched against it. */
export interface JobReading {
  requirements: Requirement[];
  posting: PostingWords;
  field: JobField;
  /** Names from the taxonomy that the position asks for. */
  skills: string[];
}

/** Reads a position. */
export function readJob(job: AnalysedJob): JobReading {
  const requirements = readRequirements(job);
  return {
    requirements,
    posting: readPosting(`${job.title}\n${job.description}`),
    field: fieldOfJob(job),
    skills: skillsOf(job, requirements),
  };
}

/** Matches a resume against a position. `judged` holds what another engine found for a requirement, in their order. */
export function matchResume(
  reading: Reading,
  job: JobReading,
  judged: readonly (Finding | undefined)[] = [],
): Omit<MatchResult, 'engine'> {
  const evidence = indexEvidence(reading, job.posting);
  const context: Case = { reading, evidence, jobField: job.field.explicit };
  const requirements = job.requirements.map((requirement, index) =>
    toVerdict(requirement, judged[index] ?? check(requirement, context), { reading, index }),
  );
  const field = chanceOf(compareFields(job, reading, evidence));
  const scores = scoreMatch(requirements, { field, weight: weightOfRequirements(job.requirements) });
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
    ...confidenceIn(scores.match, reading, evidence),
    notices: reading.notices,
  };
}

function check(requirement: Requirement, context: Case): Finding {
  switch (requirement.check) {
    case 'skill':
      return checkSkill(requirement, context);
    case 'statement':
      return checkStatement(requirement.about, context);
    case 'years':
      return checkYears(requirement, context);
    case 'education':
      return checkEducation(requirement, context);
    case 'title':
      return checkTitle(requirement, context);
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
