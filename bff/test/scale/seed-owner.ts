import { createHash } from 'node:crypto';

/** How much an owner has. `matches` is of each resume; one position more than the others is matched with all. */
export interface OwnerRows {
  readonly ownerId: string;
  /** Tells the ids of this owner's rows from those of others. */
  readonly number: number;
  readonly jobs: number;
  readonly resumes: number;
  readonly matches: number;
}

const KINDS = {
  job: 1,
  resume: 2,
  analysis: 3,
  match: 4,
  outcome: 5,
  batch: 6,
  item: 7,
  session: 8,
  override: 9,
  erasure: 10,
} as const;

/** SQL of the id of the row with this number, a UUID version 7 that sorts by it. */
function id(kind: keyof typeof KINDS, owner: OwnerRows, number = 'n'): string {
  const prefix = (KINDS[kind] * 4096 + owner.number).toString(16).padStart(8, '0');
  return `('${prefix}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** The id of an owner's job or batch of this number, as in the rows of `seedOwner`. */
export function seededId(kind: 'job' | 'resume' | 'batch', owner: OwnerRows, number: number): string {
  const prefix = (KINDS[kind] * 4096 + owner.number).toString(16).padStart(8, '0');
  return `${prefix}-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

/** The content hash of the resumes of this number and the next, which have one file. */
export function seededHash(number: number): string {
  return createHash('sha256')
    .update(String(Math.floor(number / 2)))
    .digest('hex');
}

const MOMENT = `timestamptz '2026-01-01' + n * interval '7 minutes'`;

/** As wide as what an engine answers for a match. */
const RESULT = `jsonb_build_object('requirements', repeat(md5(n::text), 30))`;

/** What runs a statement: an EntityManager, or a connection without limits of time. */
interface Writer {
  execute(statement: string): Promise<unknown>;
}

/** Writes an owner's rows, as the application would, one statement a table. */
export async function seedOwner(em: Writer, owner: OwnerRows): Promise<void> {
  const statements = [
    jobsOf(owner),
    ...resumesOf(owner),
    mergesOf(owner),
    analysesOf(owner),
    ...matchesOf(owner),
    outcomesOf(owner),
    ...batchesOf(owner),
    sessionsOf(owner),
    ...decisionsOf(owner),
  ];
  for (const statement of statements) await em.execute(statement);
}

function jobsOf(owner: OwnerRows): string {
  return `
    insert into jobs (id, owner_id, title, description, is_active, due_date, company, skill_tags, search_words,
      stage, created_at, updated_at)
    select ${id('job', owner)}, '${owner.ownerId}', 'Engineer ' || n % 17 || ' of team ' || n, 'Builds things.',
      n % 4 <> 0, case when n % 3 > 0 then date '2026-06-01' + n % 200 end,
      case when n % 2 = 0 then 'Company ' || n % 7 end, '["TypeScript"]', 'engineer team builds things t' || n % 50,
      case when n % 5 = 0 then 'offered' end, ${MOMENT}, ${MOMENT}
    from generate_series(0, ${owner.jobs - 1}) n`;
}

/** So many at once that their words are read within the time of one statement on a busy machine too. */
const RESUMES_AT_ONCE = 500;

function resumesOf(owner: OwnerRows): string[] {
  const parts = Math.ceil(owner.resumes / RESUMES_AT_ONCE);
  return Array.from({ length: parts }, (_, part) => {
    const from = part * RESUMES_AT_ONCE;
    return someResumesOf(owner, from, Math.min(from + RESUMES_AT_ONCE, owner.resumes) - 1);
  });
}

function someResumesOf(owner: OwnerRows, from: number, to: number): string {
  return `
    insert into resumes (id, owner_id, file_name, storage_key, media_type, size_bytes, text, blocks, extracted,
      notices, skills, notes, status, candidate_name, content_hash, uploaded_at)
    select ${id('resume', owner)}, '${owner.ownerId}', 'person_' || n || '.pdf', 'none', 'application/pdf', 1000,
      'Engineer of ' || (select string_agg('word' || (n * 13 + k) % 3000, ' ') from generate_series(1, 60) k),
      '[]', '{"headline": "Engineer", "skills": []}', '[]',
      jsonb_build_array('TypeScript', 'Skill ' || n % 40), case when n % 9 = 0 then 'Called in week ' || n % 52 end,
      (array['active', 'active', 'active', 'reserve', 'inactive'])[n % 5 + 1],
      'Person ' || md5(n::text), encode(sha256(convert_to((n / 2)::text, 'UTF8')), 'hex'), ${MOMENT}
    from generate_series(${from}, ${to}) n`;
}

/** Of forty resumes one is an earlier version of the next. */
function mergesOf(owner: OwnerRows): string {
  return `
    update resumes set merged_into = ${id('resume', owner, 'n + 1')}
    from generate_series(0, ${owner.resumes - 2}, 40) n where id = ${id('resume', owner)}`;
}

function analysesOf(owner: OwnerRows): string {
  return `
    insert into analyses (id, owner_id, resume_id, fingerprint, score_overall, score_format, result, evaluated_at)
    select ${id('analysis', owner)}, '${owner.ownerId}', ${id('resume', owner)}, md5(n::text), n % 101 / 100.0, 0.5,
      ${RESULT}, ${MOMENT}
    from generate_series(0, ${owner.resumes - 1}) n where n % 5 <> 1`;
}

/** The first position is matched with every resume, the others with some each. */
function matchesOf(owner: OwnerRows): string[] {
  const others = Math.max(1, owner.jobs - 1);
  return Array.from({ length: owner.matches }, (_, round) => {
    const job = round === 0 || owner.jobs === 1 ? '0' : `1 + (n + ${round} * 37) % ${others}`;
    return `
      insert into matches (id, owner_id, job_id, resume_id, fingerprint, match_score, potential_score, summary,
        verdicts, evidence, band, result, evaluated_at)
      select ${id('match', owner, `n + ${round * owner.resumes}`)}, '${owner.ownerId}',
        ${id('job', owner, job)}, ${id('resume', owner)}, md5(n::text), (n * 7 + ${round * 13}) % 101 / 100.0, 1,
        repeat('Meets what the position asks for. ', 5), '{"met": 5, "partly": 1, "not_met": 1, "to_check": 2, "not_mentioned": 1}',
        jsonb_build_object('text', 'moved 14 services to Go', 'start', 0, 'end', 23, 'page', 1, 'source', 'Freight'),
        case when n % 6 = 0 then 'insufficient_data' else 'possible' end, ${RESULT}, ${MOMENT}
      from generate_series(0, ${owner.resumes - 1}) n`;
  });
}

function outcomesOf(owner: OwnerRows): string {
  return `
    insert into outcomes (id, owner_id, job_id, resume_id, interviewed_on, updated_at)
    select ${id('outcome', owner)}, '${owner.ownerId}', ${id('job', owner, `n % ${owner.jobs}`)},
      ${id('resume', owner)}, date '2026-10-01', ${MOMENT}
    from generate_series(0, ${owner.resumes - 1}) n where n % 2 = 0`;
}

/** One large batch and, a tenth as many as resumes, small ones. */
function batchesOf(owner: OwnerRows): string[] {
  return [
    `insert into batches (id, owner_id, kind, status, total, created_at)
    select ${id('batch', owner)}, '${owner.ownerId}', 'analysis', 'done', 1, ${MOMENT}
    from generate_series(0, ${Math.ceil(owner.resumes / 10) - 1}) n`,
    `insert into batch_items (id, batch_id, position, resume_id, status)
    select ${id('item', owner)}, ${id('batch', owner, '0')}, n, ${id('resume', owner)}, 'done'
    from generate_series(0, ${Math.min(owner.resumes, 1000) - 1}) n`,
  ];
}

function sessionsOf(owner: OwnerRows): string {
  return `
    insert into sessions (id, token_hash, user_id, created_at, expires_at, last_seen_at)
    select ${id('session', owner)}, '${owner.number}-' || n, '${owner.ownerId}', ${MOMENT},
      timestamptz '2999-01-01', ${MOMENT}
    from generate_series(0, 99) n`;
}

/** What people said of matches with the first position, which resumes are marked, and receipts. */
function decisionsOf(owner: OwnerRows): string[] {
  const holdings = `'{"resumes":1,"analyses":1,"matches":4,"outcomes":0,"overrides":0,"log_entries":5}'`;
  return [
    `insert into overrides (id, owner_id, job_id, resume_id, verdict, score, reason, at)
    select ${id('override', owner)}, '${owner.ownerId}', ${id('job', owner, '0')}, ${id('resume', owner)}, 'possible',
      0.5, 'Spoke with them on the phone.', ${MOMENT}
    from generate_series(0, ${owner.resumes - 1}) n where n % 3 = 0`,
    `insert into resume_retention (resume_id, owner_id, delete_on, changed_at)
    select ${id('resume', owner)}, '${owner.ownerId}', ${MOMENT} + interval '900 years', ${MOMENT}
    from generate_series(0, ${owner.resumes - 1}) n where n % 2 = 0`,
    `insert into erasures (id, owner_id, erased_at, cause, removed)
    select ${id('erasure', owner)}, '${owner.ownerId}', ${MOMENT}, 'retention', ${holdings}
    from generate_series(0, ${Math.ceil(owner.resumes / 5) - 1}) n`,
  ];
}
