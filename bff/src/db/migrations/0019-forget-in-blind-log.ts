import { Migration } from '@mikro-orm/migrations';

/** What a line says once the resume is gone; the reason of before may name the candidate. */
const ERASED = 'Erased with the candidate.';

/** The log of blind mode is only added to, but for one thing: of a resume that is gone it no longer says which it was. */
const REFUSE_CHANGES = `
  create or replace function refuse_change_of_blind_log() returns trigger language plpgsql as $$
  begin
    if new.reason = '${ERASED}' and not exists (select from resumes where id = old.resume_id)
      and to_jsonb(new) - array['resume_id', 'reason'] = to_jsonb(old) - array['resume_id', 'reason']
    then
      return new;
    end if;
    raise exception 'blind_log is only added to';
  end $$`;

/** Both logs of one person keep one sign, which leads nowhere. */
const FORGET_RESUMES = `
  create or replace function forget_resumes_in_score_log() returns trigger language plpgsql as $$
  declare
    gone record;
  begin
    for gone in select id, owner_id, gen_random_uuid() as subject from changed loop
      update score_log
      set resume_id = null, subject = gone.subject, engine_fingerprint = null, resume_digest = null, reason = null
      where resume_id = gone.id;
      update blind_log set resume_id = gone.subject, reason = '${ERASED}'
      where owner_id = gone.owner_id and resume_id = gone.id and event = 'reveal';
    end loop;
    return null;
  end $$`;

export class ForgetInBlindLog extends Migration {
  override name = '0019-forget-in-blind-log';

  override up(): void {
    for (const statement of [REFUSE_CHANGES, FORGET_RESUMES]) this.addSql(statement);
  }
}
