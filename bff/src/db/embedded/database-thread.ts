import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import {
  type Asked,
  JSON_TYPES,
  type Question,
  type RawError,
  type RawResult,
  type Said,
} from './messages.ts';

const FOLDER = String(workerData);

/** Dates stay text, as the ORM wants them: date, timestamp, timestamptz, interval, and arrays of them. */
const TEXT_TYPES = [1082, 1114, 1184, 1186];

const AS_ARRAYS = { rowMode: 'array' as const, parsers: asText(JSON_TYPES) };

interface OpenTransaction {
  readonly tx: Transaction;
  /** Ends it, and answers once it has ended. */
  end(commits: boolean): Promise<void>;
}

class RolledBack extends Error {}

const transactions = new Map<number, OpenTransaction>();
const opening = PGlite.create({ dataDir: FOLDER, parsers: asText(TEXT_TYPES) });

function asText(types: readonly number[]): Record<number, (value: string) => string> {
  return Object.fromEntries(types.map((type) => [type, (value: string) => value]));
}

/** PGlite answers in order, and lets nobody else in while a transaction is open. */
async function answerTo(pglite: PGlite, question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'query': {
      const place = connectionOf(pglite, question.tx);
      return rawOf(await place.query(question.text, question.values, AS_ARRAYS));
    }
    case 'exec':
      return (await connectionOf(pglite, question.tx).exec(question.text, AS_ARRAYS)).map(rawOf);
    case 'begin':
      return begin(pglite, question.tx);
    case 'end':
      return transactions.get(question.tx)?.end(question.commits);
    case 'listen':
      await pglite.listen(question.channel, (message) => say({ channel: question.channel, message }));
      return;
    case 'dump':
      return new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer());
    case 'copy':
      // Nothing is written meanwhile, since this thread does nothing else: the copy is what a killed process leaves.
      return cpSync(FOLDER, question.to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    case 'close':
      return pglite.close();
  }
}

function connectionOf(pglite: PGlite, tx: number | null): Pick<PGlite | Transaction, 'query' | 'exec'> {
  if (tx === null) return pglite;
  const open = transactions.get(tx);
  if (open === undefined) throw new Error('The transaction has ended.');
  return open.tx;
}

/** Answers when the transaction is open; it lasts until it is told to end. */
function begin(pglite: PGlite, id: number): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const ending = Promise.withResolvers<void>();
  const whole = pglite.transaction(async (tx) => {
    transactions.set(id, { tx, end });
    begun.resolve();
    await ending.promise;
  });
  async function end(commits: boolean): Promise<void> {
    transactions.delete(id);
    if (commits) ending.resolve();
    else ending.reject(new RolledBack());
    await whole.catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  }
  whole.catch((error: unknown) => begun.reject(error));
  return begun.promise;
}

// By `rowMode` the rows are arrays, which the types of PGlite do not tell.
const rawOf = ({ fields, rows, affectedRows }: Results): RawResult => ({
  fields,
  rows: rows as unknown[][],
  affectedRows,
});

/** Only what can be handed over: a copy of an error keeps nothing but its message. */
function errorOf(error: unknown): RawError {
  if (!(error instanceof Error)) return { message: String(error), details: {} };
  const told = Object.entries(error).filter(([, value]) => typeof value === 'string');
  return { message: error.message, details: Object.fromEntries(told) };
}

function say(said: Said): void {
  parentPort?.postMessage(said);
}

parentPort?.on('message', ({ id, ...question }: Asked) => {
  opening
    .then((pglite) => answerTo(pglite, question))
    .then(
      (answer) => say({ id, answer }),
      (error: unknown) => say({ id, error: errorOf(error) }),
    );
});
