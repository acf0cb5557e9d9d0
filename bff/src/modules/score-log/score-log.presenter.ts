import { SCORE_CHANGES, type ScoreEntry } from '@shortlist/api-contract';
import { timestamp } from '../../db/timestamp.ts';
import type { ScoreRow } from './score-log.service.ts';

export function presentScore(row: ScoreRow): ScoreEntry {
  return {
    id: row.id,
    kind: row.kind,
    resume_id: row.resume_id,
    job_id: row.job_id,
    job_title: row.job_title,
    score: row.score,
    potential: row.potential,
    previous_score: row.kind === 'verdict' ? row.score_before : row.previous_score,
    changes: changesOf(row),
    engine: engineOf(row),
    verdict: row.verdict,
    requirement: row.requirement,
    reason: row.reason,
    actor: row.actor ?? '',
    at: timestamp(row.at),
  };
}

function changesOf(row: ScoreRow): ScoreEntry['changes'] {
  if (row.engine_name === null) return [];
  const changed = {
    engine: row.is_engine_changed,
    resume: row.is_resume_changed,
    position: row.is_job_changed,
    aliases: row.are_aliases_changed,
  };
  return SCORE_CHANGES.filter((part) => changed[part] === true);
}

function engineOf(row: ScoreRow): ScoreEntry['engine'] {
  if (row.engine_name === null) return null;
  return {
    name: row.engine_name,
    version: row.engine_version ?? '',
    fingerprint: row.engine_fingerprint,
    note: row.engine_note,
  };
}
