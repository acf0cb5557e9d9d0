import type { Job } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { JobRow } from './jobs.service.ts';

export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
    is_active: row.is_active,
    matched_resumes: row.matched_resumes,
    best_match_score: row.best_match_score,
  };
}
