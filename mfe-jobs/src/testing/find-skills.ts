import { type FoundSkill, jobs, SkillQuestion } from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { requirementsAreListed, requirementsAreRead } from './sample-requirements.ts';

const KNOWN: readonly (readonly [name: string, words: RegExp])[] = [
  ['Go', /\b(Go|Golang)\b/g],
  ['Kubernetes', /\b(Kubernetes|k8s)\b/g],
  ['PostgreSQL', /\bPostgreSQL\b/g],
  ['Kafka', /\bKafka\b/g],
  ['SQL', /\bSQL\b/g],
  ['dbt', /\bdbt\b/g],
];

/** Answers what a text names, by the few skills that these stories speak of. */
export const skillsAreFound = mockResponse(jobs.findSkills, async (request) => {
  const { title, text } = SkillQuestion.parse(await request.json());
  return { skills: KNOWN.flatMap(([name, words]) => foundIn(`${title}\n${text}`, name, words)) };
});

function foundIn(text: string, name: string, pattern: RegExp): FoundSkill[] {
  const words = new Set(text.match(pattern));
  return words.size === 0 ? [] : [{ name, words: [...words], is_required: true }];
}

/** Everything that is asked about a job description while it is written, and once it is saved. */
export const descriptionIsRead = [skillsAreFound, requirementsAreRead, requirementsAreListed];
