import { parentPort } from 'node:worker_threads';
import { AppError } from '@shortlist/api-contract/app-error';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { ENTRANCES } from './entrances.ts';

/** Characters: twice as many, and twice again. */
const SIZES = [50_000, 100_000, 200_000] as const;

/** One kind of text at one entrance. */
export interface Case {
  readonly entrance: string;
  readonly pattern: string;
}

/** Below as many milliseconds of the processor a ratio tells of noise. */
const FLOOR_MS = 100;
/** What is aimed at for twice the text; what is above is measured again before it is believed. */
export const AIM = 2.3;
/** Rounds at most: whatever else the machine does only adds time, so that the least of some rounds is nearest to the work. */
const ROUNDS = 5;
/** What took longer tells of no noise. */
const LONG_MS = 3_000;

/** Milliseconds of the processor by size. */
export type Times = readonly number[];

/** By how much the time grows when the text does from one size to the next. */
export function growthOf(times: Times): number[] {
  return times
    .slice(1)
    .map((time, index) => Math.max(time, FLOOR_MS) / Math.max(times[index] ?? 0, FLOOR_MS));
}

function measure({ entrance, pattern }: Case): Times {
  const { prepare, work } = ENTRANCES[entrance] ?? never(entrance);
  const text = HOSTILE_TEXTS[pattern] ?? never(pattern);
  const rounds = SIZES.map((size) => {
    const given = (prepare ?? String)(text(size)) as never;
    return () => timeOf(() => work(given));
  });
  let least = rounds.map((round) => round());
  const isDoubtful = () => growthOf(least).some((growth) => growth > AIM) && (least.at(-1) ?? 0) < LONG_MS;
  for (let done = 1; done < ROUNDS && isDoubtful(); done += 1) {
    least = rounds.map((round, size) => Math.min(round(), least[size] ?? 0));
  }
  return least;
}

/** What is refused is answered too. */
function timeOf(work: () => unknown): number {
  const start = process.threadCpuUsage();
  try {
    work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

function never(name: string): never {
  throw new Error(`There is no ${name}.`);
}

parentPort?.on('message', (asked: Case) => parentPort?.postMessage(measure(asked)));
