import { type AliasableExpression, expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../db/kysely.ts';

/** The rows of one list of an export: what is written of each. */
export type ExportPart = (ownerId: string) => AliasableExpression<{ id: string }>;

const { selectFrom } = expressionBuilder<Tables>();

/**
 * Everything that is kept of a user and is theirs, without what only this server needs (hashes, storage keys), by the keys
 * of the document.
 */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  sessions: (ownerId) =>
    selectFrom('sessions')
      .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'user_agent'])
      .where('user_id', '=', ownerId),
  known_sources: (ownerId) =>
    selectFrom('known_sources').select(['id', 'kind', 'last_seen_at']).where('user_id', '=', ownerId),
  authenticators: (ownerId) =>
    selectFrom('authenticators').select(['id', 'confirmed_at']).where('user_id', '=', ownerId),
  passkeys: (ownerId) =>
    selectFrom('passkeys')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('user_id', '=', ownerId),
  recovery_codes: (ownerId) => selectFrom('recovery_codes').select(['id']).where('user_id', '=', ownerId),
  account_links: (ownerId) =>
    selectFrom('account_links')
      .select(['id', 'purpose', 'created_at', 'expires_at'])
      .where('user_id', '=', ownerId),
  jobs: (ownerId) =>
    selectFrom('jobs')
      .select(['id', 'title', 'description', 'company', 'skill_tags', 'is_active', 'due_date', 'stage'])
      .select(['requirements', 'created_at', 'updated_at'])
      .where('owner_id', '=', ownerId),
  aliases: (ownerId) =>
    selectFrom('aliases').select(['id', 'name', 'alias', 'created_at']).where('owner_id', '=', ownerId),
  resumes: (ownerId) =>
    selectFrom('resumes')
      .select(({ ref }) => [
        'id',
        'file_name',
        sql<string>`'/api/resumes/' || ${ref('id')} || '/file'`.as('file_url'),
        'media_type',
        'size_bytes',
        'pages',
        'uploaded_at',
      ])
      .select(['status', 'notes', 'candidate_name', 'email', 'phone', 'extracted', 'text'])
      .where('owner_id', '=', ownerId),
  resume_pairs: (ownerId) =>
    selectFrom('resume_pairs')
      .select(['id', 'first_id', 'second_id', 'is_same_email', 'is_same_phone', 'likeness', 'dismissed_at'])
      .select('found_at')
      .where('owner_id', '=', ownerId),
  resume_merges: (ownerId) =>
    selectFrom('resume_merges')
      .select(['id', 'main_id', 'moved', 'merged_at'])
      .where('owner_id', '=', ownerId),
  analyses: (ownerId) =>
    selectFrom('analyses')
      .select(['id', 'resume_id', 'evaluated_at', 'result'])
      .where('owner_id', '=', ownerId),
  matches: (ownerId) =>
    selectFrom('matches')
      .select(['id', 'job_id', 'resume_id', 'evaluated_at', 'result', 'evidence'])
      .where('owner_id', '=', ownerId),
  outcomes: (ownerId) =>
    selectFrom('outcomes')
      .select([
        'id',
        'job_id',
        'resume_id',
        'interviewed_on',
        'offer_sent_on',
        'offer_accepted_on',
        'updated_at',
      ])
      .where('owner_id', '=', ownerId),
  overrides: (ownerId) =>
    selectFrom('overrides')
      .select(['id', 'job_id', 'resume_id', 'verdict', 'score', 'reason', 'at'])
      .where('owner_id', '=', ownerId),
  settled_verdicts: (ownerId) =>
    selectFrom('settled_verdicts')
      .select([
        'id',
        'job_id',
        'resume_id',
        'requirement_id',
        'verdict',
        'read_as',
        'reason',
        'quote',
        'actor',
        'at',
      ])
      .where('owner_id', '=', ownerId),
  score_log: (ownerId) =>
    selectFrom('score_log')
      .select(['id', 'resume_id', 'subject', 'job_id', 'kind', 'score', 'potential', 'band', 'engine_name'])
      .select([
        'engine_version',
        'engine_fingerprint',
        'engine_note',
        'verdict',
        'requirement',
        'score_before',
      ])
      .select(['reason', 'at'])
      .where('owner_id', '=', ownerId),
  retention_settings: (ownerId) =>
    selectFrom('retention_settings')
      .select(['owner_id as id', 'months', 'changed_at'])
      .where('owner_id', '=', ownerId),
  resume_retention: (ownerId) =>
    selectFrom('resume_retention')
      .select(['resume_id as id', 'delete_on', 'kept_until', 'kept_reason', 'changed_at'])
      .where('owner_id', '=', ownerId),
  erasures: (ownerId) =>
    selectFrom('erasures').select(['id', 'erased_at', 'cause', 'removed']).where('owner_id', '=', ownerId),
  batches: (ownerId) =>
    selectFrom('batches')
      .select(['id', 'kind', 'job_id', 'status', 'total', 'done', 'failed', 'created_at', 'finished_at'])
      .where('owner_id', '=', ownerId),
  batch_items: (ownerId) =>
    selectFrom('batch_items as i')
      .innerJoin('batches as b', 'b.id', 'i.batch_id')
      .select(['i.id', 'i.batch_id', 'i.position', 'i.resume_id', 'i.status', 'i.score', 'i.error'])
      .where('b.owner_id', '=', ownerId),
  blind_log: (ownerId) =>
    selectFrom('blind_log')
      .select(['id', 'event', 'resume_id', 'reason', 'happened_at'])
      .where('owner_id', '=', ownerId),
  declared_groups: (ownerId) =>
    selectFrom('declared_groups')
      .select(['id', 'resume_id', 'groups', 'declared_at'])
      .where('owner_id', '=', ownerId),
  model_calls: (ownerId) =>
    selectFrom('model_calls')
      .select(['id', 'kind', 'model', 'outcome', 'attempts', 'input_tokens', 'output_tokens', 'cost_micros'])
      .select(['took_ms', 'asked_at'])
      .where('owner_id', '=', ownerId),
  subscriptions: (ownerId) =>
    selectFrom('subscriptions as s')
      .innerJoin('plans as p', 'p.id', 's.plan_id')
      .select(['s.id', 'p.name as plan', 's.status', 's.is_active', 's.start_date', 's.end_date'])
      .select(['s.price_cents', 's.price_currency', 's.price_cycle'])
      .select(['s.trial_end_date', 's.auto_renew', 's.stripe_subscription_id'])
      .where('s.owner_id', '=', ownerId),
};
