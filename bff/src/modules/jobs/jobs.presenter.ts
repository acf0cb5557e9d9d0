import type { FoundSkill, Job } from '@shortlist/api-contract';
import type { SkillInPosting } from '@shortlist/engine';
import { bandOrNull } from '@shortlist/engine';
import { timestamp } from '../../db/timestamp.ts';
import type { JobRow } from './jobs.service.ts';
import { stageByAge } from './stage-by-age.ts';

export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
    is_active: row.is_active,
    company: row.company,
    due_date: row.due_date,
    skill_tags: row.skill_tags,
    stage: row.stage ?? stageByAge(new Date(row.created_at), new Date()),
    is_stage_automatic: row.stage === null,
    matched_resumes: row.matched_resumes,
    best_match_score: row.best_match_score,
    best_match_band: bandOrNull(row.best_match_band, row.best_match_score),
    best_match_verdicts: row.best_match_verdicts,
  };
}

export function presentSkill({ name, words, isRequired }: SkillInPosting): FoundSkill {
  return { name, words, is_required: isRequired };
}
