import { type PooledAnalyzer, sourcesAt, type WorkOptions } from '@shortlist/engine';
import { type ChangedNotes, restoreNotes } from '../modules/blind/blind-notes.ts';
import { type Masked, maskReply } from '../modules/blind/mask-reply.ts';
import { type MinHashSignature, minHash, type Printed } from '../modules/duplicates/minhash.ts';

/** Work of the modules on people's text that the thread that answers does only where it is short. */
export interface TextWork {
  maskReply(masked: Masked, work?: WorkOptions): Promise<unknown>;
  /** @throws AppError conflict */
  restoreNotes(changed: ChangedNotes, work?: WorkOptions): Promise<string>;
  /** @throws AppError no_text */
  sourcesAt(places: Parameters<typeof sourcesAt>[0], work?: WorkOptions): Promise<(string | null)[]>;
  printText(printed: Printed, work?: WorkOptions): Promise<MinHashSignature | null>;
}

/** What the threads of the pool run: the tasks of the engine, and these. */
export const TEXT_WORKER = new URL('./worker.ts', import.meta.url);

/** Characters that are read at once: the most hostile of them take fifteen milliseconds. */
export const SHORT = 20_000;

/** Long text is read in the threads of the engine, as any other work on text; without them all is done at once. */
export function createTextWork(pool: Pick<PooledAnalyzer, 'run'> | null): TextWork {
  const run =
    <Input, Result>(name: keyof TextWork, task: (input: Input) => Result) =>
    async (input: Input, work?: WorkOptions): Promise<Result> =>
      pool === null || isShort(input) ? task(input) : pool.run<Result>(name, input, work);
  return {
    maskReply: run('maskReply', maskReply),
    restoreNotes: run('restoreNotes', restoreNotes),
    sourcesAt: run('sourcesAt', sourcesAt),
    printText: run('printText', minHash),
  };
}

/** Whether all texts of a value are short together; no more of it is looked at than that takes. */
function isShort(input: unknown): boolean {
  const left = [input];
  let length = 0;
  while (left.length > 0 && length <= SHORT) {
    const value = left.pop();
    if (typeof value === 'string') length += value.length;
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) left.push(part);
  }
  return length <= SHORT;
}
