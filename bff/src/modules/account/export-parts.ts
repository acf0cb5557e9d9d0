/** One list of an export: a key of the document, and the rows that it holds. */
export interface ExportPart {
  readonly name: string;
  /** `id` of each row, and `data`: what is written of it. Takes the owner's id once. */
  readonly from: string;
}

/** Everything that is kept of a user and is theirs, without what only this server needs (hashes, storage keys). */
export const EXPORT_PARTS: readonly ExportPart[] = [
  part('sessions', 'id, created_at, last_seen_at, expires_at, user_agent', 'sessions where user_id = ?'),
  part(
    'jobs',
    'id, title, description, company, skill_tags, is_active, due_date, stage, created_at, updated_at',
    'jobs where owner_id = ?',
  ),
  part(
    'resumes',
    `id, file_name, '/api/resumes/' || id || '/file' as file_url, media_type, size_bytes, pages, uploaded_at,
      status, notes, candidate_name, email, phone, extracted, text`,
    'resumes where owner_id = ?',
  ),
  part(
    'resume_pairs',
    'id, first_id, second_id, is_same_email, is_same_phone, likeness, dismissed_at, found_at',
    'resume_pairs where owner_id = ?',
  ),
  part('resume_merges', 'id, main_id, moved, merged_at', 'resume_merges where owner_id = ?'),
  part('analyses', 'id, resume_id, evaluated_at, result', 'analyses where owner_id = ?'),
  part('matches', 'id, job_id, resume_id, evaluated_at, result, evidence', 'matches where owner_id = ?'),
  part(
    'outcomes',
    'id, job_id, resume_id, interviewed_on, offer_sent_on, offer_accepted_on, updated_at',
    'outcomes where owner_id = ?',
  ),
  part('overrides', 'id, job_id, resume_id, verdict, score, reason, at', 'overrides where owner_id = ?'),
  part(
    'score_log',
    `id, resume_id, subject, job_id, kind, score, potential, band, engine_name, engine_version, engine_fingerprint,
      engine_note, verdict, reason, at`,
    'score_log where owner_id = ?',
  ),
  part('retention_settings', 'owner_id as id, months, changed_at', 'retention_settings where owner_id = ?'),
  part(
    'resume_retention',
    'resume_id as id, delete_on, kept_until, kept_reason, changed_at',
    'resume_retention where owner_id = ?',
  ),
  part('erasures', 'id, erased_at, cause, removed', 'erasures where owner_id = ?'),
  part(
    'batches',
    'id, kind, job_id, status, total, done, failed, created_at, finished_at',
    'batches where owner_id = ?',
  ),
  part(
    'batch_items',
    'i.id, i.batch_id, i.position, i.resume_id, i.status, i.score, i.error',
    'batch_items i join batches b on b.id = i.batch_id where b.owner_id = ?',
  ),
  part('blind_log', 'id, event, resume_id, reason, happened_at', 'blind_log where owner_id = ?'),
  part('declared_groups', 'id, resume_id, groups, declared_at', 'declared_groups where owner_id = ?'),
  part(
    'model_calls',
    'id, kind, model, outcome, attempts, input_tokens, output_tokens, cost_micros, took_ms, asked_at',
    'model_calls where owner_id = ?',
  ),
  part(
    'subscriptions',
    `s.id, p.name as plan, s.status, s.is_active, s.start_date, s.end_date, s.trial_end_date, s.auto_renew,
      s.stripe_subscription_id`,
    'subscriptions s join plans p on p.id = s.plan_id where s.owner_id = ?',
  ),
];

function part(name: string, columns: string, from: string): ExportPart {
  return { name, from: `select ${columns} from ${from}` };
}
