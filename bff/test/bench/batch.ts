import { spawn } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_JOBS } from '../../src/db/demo/content/jobs.ts';
import type { Dependencies } from '../../src/dependencies.ts';
import { prepareStoredResumes } from '../../src/modules/readings/prepare-stored-resumes.ts';
import { givenIn, type TestUser } from '../support/given.ts';
import { type MadeResume, makeResumes } from './made-resumes.ts';
import { withProduct } from './with-product.ts';

/** What a batch took, in milliseconds. */
export interface BatchTimes {
  readonly resumes: number;
  readonly wall: number;
  /** Of the processor, all threads together: what it would take on one core that nobody else uses, at most. */
  readonly cpu: number;
  /** The longest that the event loop of the server was held meanwhile, and what 99 of 100 looks found at most. */
  readonly longestBlock: number;
  readonly usualBlock: number;
  /** The longest that its own thread computed between two looks, by the processor's time: what others do on the machine is no part of it. */
  readonly longestWork: number;
  /** The longest that a process was held that does nothing, at the same time: what the machine alone does. */
  readonly idleBlock: number;
}

const LOOK_MS = 200;

/** Matches so many resumes against a position: the product as it runs, embedded database, over HTTP. */
export function timeBatch(count: number): Promise<BatchTimes> {
  return withProduct(async ({ origin, deps }) => {
    const { user, jobId, resumeIds } = await makeRows(deps, await makeResumes(count));
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(origin + path, { ...init, headers: { cookie: user.cookie, 'content-type': 'application/json' } });
    await warmUp(ask, { jobId, resumeIds });
    return { resumes: count, ...(await run(ask, { jobId, resumeIds })) };
  });
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

interface Asked {
  readonly jobId: string;
  readonly resumeIds: readonly string[];
}

/** Threads start with the first match of a day, which is no part of the measure. */
async function warmUp(ask: Ask, { jobId, resumeIds }: Asked): Promise<void> {
  for (const id of resumeIds.slice(0, 2)) {
    await ask(`/api/ai/jobs/${jobId}/resumes/${id}/match`, { method: 'POST' });
  }
}

async function run(ask: Ask, { jobId, resumeIds }: Asked): Promise<Omit<BatchTimes, 'resumes'>> {
  const body = JSON.stringify({ kind: 'match', job_id: jobId, resume_ids: resumeIds });
  const idle = watchIdle();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const work = watchWork();
  const start = performance.now();
  const used = process.cpuUsage();
  const { id } = await jsonOf<{ id: string }>(await ask('/api/batches', { method: 'POST', body }));
  for (;;) {
    const batch = await jsonOf<{ finished_at: string | null; failed: number }>(
      await ask(`/api/batches/${id}`),
    );
    if (batch.failed > 0) throw new Error(`${batch.failed} resumes of the batch failed.`);
    if (batch.finished_at !== null) break;
    await wait(LOOK_MS);
  }
  const wall = performance.now() - start;
  delay.disable();
  const longestWork = work.end();
  const { user, system } = process.cpuUsage(used);
  const idleBlock = await idle.end();
  return {
    wall,
    cpu: (user + system) / 1000,
    longestBlock: delay.max / 1e6,
    usualBlock: delay.percentile(99) / 1e6,
    longestWork,
    idleBlock,
  };
}

/** Looks every millisecond how much this thread has computed since the last time: nobody else had a turn meanwhile. */
function watchWork() {
  let last = process.threadCpuUsage();
  let longest = 0;
  const look = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, 1);
  return {
    end(): number {
      clearInterval(look);
      return longest;
    },
  };
}

/** A process that does nothing but look how long it is held. */
function watchIdle() {
  const code = `import { monitorEventLoopDelay } from 'node:perf_hooks';
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    process.stdin.on('end', () => console.log(delay.max / 1e6)).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return {
    async end(): Promise<number> {
      child.stdin.end();
      let said = '';
      for await (const chunk of child.stdout) said += String(chunk);
      return Number(said);
    },
  };
}

async function jsonOf<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function makeRows(
  deps: Dependencies,
  documents: readonly MadeResume[],
): Promise<Asked & { user: TestUser }> {
  const given = givenIn(() => deps.database.fork());
  const user = await given.user();
  const [{ title, text }] = DEMO_JOBS as unknown as [{ title: string; text: string }];
  const job = await given.job({ owner: user, title, description: text });
  const resumeIds: string[] = [];
  for (const { text: words, blocks, pages } of documents) {
    const resume = await given.resume({ owner: user, text: words, blocks, pages });
    resumeIds.push(resume.id);
  }
  // As an upload does it.
  await prepareStoredResumes(deps.database.fork(), deps, new AbortController().signal);
  return { user, jobId: job.id, resumeIds };
}
