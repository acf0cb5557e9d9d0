import { equal } from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints, fillPath, type Resume, rawEndpoints } from '@shortlist/api-contract';
import { allKeys } from '../support/all-keys.ts';
import { type Checked, call, deliverEvent, sha256 } from './traffic.ts';

/**
 * Looks over HTTP at what a restarted app still has: all that was acknowledged, and nothing half.
 *
 * @throws AssertionError that says what was lost.
 */
export async function checkAfterKill(round: Checked, news: ReadonlySet<string>): Promise<void> {
  const { app, scene, ledger, figures } = round;
  equal(app.complaints.join('\n'), '', 'the start is clean');
  const resumes = await allResumes(round);
  const there = new Set(resumes.map(({ id }) => id));
  for (const id of ledger.resumes.keys())
    equal(there.has(id), true, `the acknowledged resume ${id} is listed`);
  for (const id of ledger.deleted) equal(there.has(id), false, `the deleted resume ${id} stays away`);
  for (const resume of resumes) await checkFile(round, resume, news);
  await checkFolders(round, resumes.length);
  for (const id of news) await checkMatch(round, id);
  // Stripe delivers again what was not answered, and may also what was.
  for (const id of [...ledger.unanswered, ...[...ledger.events].slice(-3)])
    await deliverEvent({ app, scene }, id);
  for (const id of ledger.unanswered) ledger.events.add(id);
  ledger.unanswered.clear();
  ledger.doubtful.clear();
  figures.rounds += 1;
}

/** The whole list, page after page. */
async function allResumes({ app, scene }: Checked): Promise<Resume[]> {
  const found: Resume[] = [];
  let path: string | undefined = endpoints.resumes.list.path;
  while (path !== undefined) {
    const reply = await fetch(app.origin + path, { headers: { cookie: scene.recruiter.cookie } });
    found.push(...endpoints.resumes.list.response.parse(await reply.json()).resumes);
    path = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  return found;
}

/** New files are compared byte by byte; one whose upload was never answered is noted as it is. */
async function checkFile(
  round: Checked,
  { id, size_bytes }: Resume,
  news: ReadonlySet<string>,
): Promise<void> {
  const { app, scene, ledger, figures } = round;
  const expected = ledger.resumes.get(id);
  if (expected !== undefined && !news.has(id)) return;
  const path = fillPath(rawEndpoints.resumes.file.path, { id });
  const reply = await fetch(app.origin + path, { headers: { cookie: scene.recruiter.cookie } });
  const content = Buffer.from(await reply.arrayBuffer());
  equal(reply.status, 200, `the file of the resume ${id} is there`);
  equal(content.length, size_bytes, `the file of the resume ${id} is whole`);
  if (expected !== undefined) equal(sha256(content), expected, `the file of the resume ${id} has its bytes`);
  else if (!ledger.doubtful.has(id)) figures.keptUnanswered += 1;
  ledger.resumes.set(id, sha256(content));
}

/** One file a row, none unfinished, no upload in progress, and the lock is the new process's. */
async function checkFolders({ app, scene }: Checked, rows: number): Promise<void> {
  const files = await readdir(join(scene.dataDir, 'files'), { recursive: true, withFileTypes: true });
  equal(files.filter((entry) => entry.isFile()).length, rows, 'as many files as resumes');
  equal((await readdir(join(scene.dataDir, 'uploads'))).join(), '', 'no upload is left over');
  if (scene.env.DATABASE_URL === '') {
    const lock = await readFile(join(scene.dataDir, 'lock'), 'utf8');
    equal(JSON.parse(lock).pid, app.pid, 'the lock was taken over');
  }
}

async function checkMatch(round: Checked, resumeId: string): Promise<void> {
  const { ledger, scene } = round;
  const score = ledger.matches.get(resumeId);
  if (score === undefined || !ledger.resumes.has(resumeId)) return;
  const params = { jobId: scene.jobId, resumeId };
  const { match } = await call(round, endpoints.matches.latest, { params });
  equal(match?.match_score, score, `the acknowledged match of the resume ${resumeId} is there`);
}

/** Compares rows, files and events in the database itself, once no app runs. */
export async function checkAtEnd({ scene, ledger }: Pick<Checked, 'scene' | 'ledger'>): Promise<void> {
  await scene.look(async (deps) => {
    const em = deps.database.fork();
    const rows = await em.execute<{ storage_key: string }[]>('select storage_key from resumes');
    const keys = await allKeys(deps.storage);
    equal(
      keys.sort().join(),
      rows
        .map((row) => row.storage_key)
        .sort()
        .join(),
      'rows and files agree',
    );
    const events = await em.execute<{ id: string }[]>(
      "select id from stripe_events where id like 'evt_crash%'",
    );
    equal(new Set(events.map(({ id }) => id)).size, events.length, 'no event was applied twice');
    for (const id of ledger.events) {
      equal(
        events.some((event) => event.id === id),
        true,
        `the acknowledged event ${id} was applied`,
      );
    }
    const subscriptions = await em.execute<{ status: string }[]>('select status from subscriptions');
    equal(subscriptions.map(({ status }) => status).join(), 'active', 'there is one subscription');
  });
}
