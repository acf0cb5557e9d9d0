import { Worker } from 'node:worker_threads';
import {
  type Asked,
  JSON_TYPES,
  type Question,
  type RawError,
  type RawResult,
  type Said,
} from './messages.ts';

/** An answer of the database, as the ORM and the queue read it; who asks knows what a row holds. */
export interface Result<Row = Record<string, unknown>> {
  readonly rows: Row[];
  readonly affectedRows?: number | undefined;
}

/** What is asked of an embedded database, or of one of its transactions. */
interface Statements {
  query<Row>(text: string, values?: unknown[]): Promise<Result<Row>>;
  /** Several statements in one text, without values. */
  exec(text: string): Promise<Result[]>;
}

/** The part of PGlite that the product uses. */
export interface EmbeddedClient extends Statements {
  readonly ready: boolean;
  readonly closed: boolean;
  readonly waitReady: Promise<void>;
  transaction<T>(work: (tx: Statements) => Promise<T>): Promise<T>;
  /** Returns how to stop. */
  listen(channel: string, heard: (message: string) => void): Promise<() => Promise<void>>;
  dumpDataDir(compression: 'none'): Promise<Blob>;
  close(): Promise<void>;
}

/** One in a folder. */
export interface ThreadedDatabase extends EmbeddedClient {
  /** Copies its folder between two statements. Opened, the copy holds what was committed by then, as after a crash. */
  copyFolder(to: string): Promise<void>;
}

/**
 * The embedded database in a thread of its own. It is PostgreSQL in WebAssembly, which computes each statement without a
 * break: here that would hold up everybody who waits for an answer.
 *
 * @throws what the database says when its folder can't be opened.
 */
export async function openThreadedDatabase(folder: string): Promise<ThreadedDatabase> {
  const thread = startThread(folder);
  const statements = (tx: number | null): Statements => ({
    query: async <Row>(text: string, values: unknown[] = []) =>
      resultOf<Row>(await thread.ask<RawResult>({ ask: 'query', text, values, tx })),
    exec: async (text) =>
      (await thread.ask<RawResult[]>({ ask: 'exec', text, tx })).map((each) => resultOf(each)),
  });
  let transactions = 0;
  await statements(null)
    .query('select 1')
    .catch(async (error: unknown) => {
      await thread.end();
      throw error;
    });
  return {
    ...statements(null),
    ready: true,
    get closed() {
      return thread.hasEnded();
    },
    waitReady: Promise.resolve(),
    async transaction(work) {
      transactions += 1;
      const tx = transactions;
      await thread.ask({ ask: 'begin', tx });
      try {
        const result = await work(statements(tx));
        await thread.ask({ ask: 'end', tx, commits: true });
        return result;
      } catch (error) {
        await thread.ask({ ask: 'end', tx, commits: false });
        throw error;
      }
    },
    listen: (channel, heard) => thread.listen(channel, heard),
    dumpDataDir: async () => new Blob([await thread.ask<Uint8Array<ArrayBuffer>>({ ask: 'dump' })]),
    copyFolder: (to) => thread.ask<void>({ ask: 'copy', to }),
    async close() {
      if (thread.hasEnded()) return;
      await thread.ask({ ask: 'close' });
      await thread.end();
    },
  };
}

type Heard = (message: string) => void;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Keeps the process alive only while somebody waits for an answer, as a database in its own thread would. */
function startThread(folder: string) {
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: folder });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<Heard>>();
  let asked = 0;
  let ended: Error | null = null;
  const failAll = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.unref();
  worker.on('message', (said: Said) => {
    if ('channel' in said) {
      for (const heard of listeners.get(said.channel) ?? []) heard(said.message);
      return;
    }
    const { resolve, reject } = waiting.get(said.id) ?? {};
    waiting.delete(said.id);
    if (waiting.size === 0) worker.unref();
    if ('error' in said) reject?.(errorOf(said.error));
    else resolve?.(said.answer);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The embedded database is closed.')));
  const ask = <Answer>(question: Question): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      asked += 1;
      // The thread answers each question in the shape that belongs to it.
      waiting.set(asked, { resolve: resolve as Waiting['resolve'], reject });
      worker.ref();
      worker.postMessage({ ...question, id: asked } satisfies Asked);
    });
  return {
    ask,
    hasEnded: () => ended !== null,
    async listen(channel: string, heard: Heard) {
      const known = listeners.get(channel);
      listeners.set(channel, (known ?? new Set()).add(heard));
      if (known === undefined) await ask({ ask: 'listen', channel });
      return async () => void listeners.get(channel)?.delete(heard);
    },
    async end() {
      await worker.terminate();
    },
  };
}

const IS_JSON: ReadonlySet<number> = new Set(JSON_TYPES);

function resultOf<Row = Record<string, unknown>>({ fields, rows, affectedRows }: RawResult): Result<Row> {
  const columns = fields.map(({ name, dataTypeID }) => ({ name, isJson: IS_JSON.has(dataTypeID) }));
  return {
    affectedRows,
    rows: rows.map((row) => {
      const read: Record<string, unknown> = {};
      columns.forEach(({ name, isJson }, at) => {
        const value = row[at];
        read[name] = isJson && typeof value === 'string' ? JSON.parse(value) : value;
      });
      return read as Row;
    }),
  };
}

/** With the code of PostgreSQL and what else it says, by which the ORM tells one failure from another. */
function errorOf({ message, details }: RawError): Error {
  return Object.assign(new Error(message), details);
}
