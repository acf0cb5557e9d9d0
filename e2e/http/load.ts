import { setTimeout as wait } from 'node:timers/promises';
import type { Person } from './person.ts';

interface Failed {
  readonly method: 'GET' | 'POST';
  /** 0: no answer at all. */
  readonly status: number;
}

interface Answered {
  readonly read: number;
  readonly written: number;
  readonly failed: readonly Failed[];
}

/** How many readers and as many writers there are. */
const PAIRS = 3;
const PAUSE_MS = 25;
const ATTEMPTS = 5;

/** Has a person read and write positions all the time, a few at once, until it is stopped. */
export function startLoad(person: Person): { stop(): Promise<Answered> } {
  const failed: Failed[] = [];
  const answered = { GET: 0, POST: 0 };
  const stopping = new AbortController();
  const repeat = async (method: 'GET' | 'POST') => {
    while (!stopping.signal.aborted) {
      const status = await call(person, method);
      if (status < 300 && status > 0) answered[method] += 1;
      else failed.push({ method, status });
      await wait(PAUSE_MS);
    }
  };
  const running = Array.from({ length: PAIRS }, () => [repeat('GET'), repeat('POST')]).flat();
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running);
      return { read: answered.GET, written: answered.POST, failed };
    },
  };
}

/** 503 says that nothing was done, and to come again: a busy database has its limits of time. */
async function call(person: Person, method: 'GET' | 'POST'): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const status = await callOnce(person, method);
    if (status !== 503 || attempt === ATTEMPTS) return status;
    await wait(attempt * 500);
  }
}

async function callOnce(person: Person, method: 'GET' | 'POST'): Promise<number> {
  const body = { title: 'Load', description: 'Must have: SQL.' };
  const reply = method === 'GET' ? person.get('/api/jobs?limit=5') : person.send('POST', '/api/jobs', body);
  return reply.then(
    ({ status }) => status,
    () => 0,
  );
}
