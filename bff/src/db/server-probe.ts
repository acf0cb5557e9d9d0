import { Client } from 'pg';

/** So long may a server take to let one in, milliseconds. */
const ANSWER_MS = 3_000;

/** How soon a server that is not there yet is asked again. */
const AGAIN_MS = 500;

/** It starts, or stops: what it says by way of an answer. */
const NOT_NOW = /^57P0[1-5]$/;

/**
 * Whether a server of PostgreSQL answers, on a connection of its own: those of a pool may be busy for good reasons. A
 * refusal is an answer too, except while it starts or stops.
 */
export async function answersAtAll(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    application_name: 'shortlist-probe',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    const state = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : '';
    return state !== '' && !NOT_NOW.test(state);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Waiting {
  /** At most, milliseconds. */
  readonly patience: number;
  /** Called once, when there is something to wait for. */
  readonly say: () => void;
}

/** Waits until a server answers. If none does in time, opening the database says why. */
export async function untilItAnswers(url: string, { patience, say }: Waiting): Promise<void> {
  const end = performance.now() + patience;
  for (let isFirst = true; !(await answersAtAll(url)) && performance.now() < end; isFirst = false) {
    if (isFirst) say();
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
