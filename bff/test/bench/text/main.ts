import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { ENTRANCES } from './entrances.ts';
import { AIM, type Case, growthOf, type Times } from './measure.ts';

/** Of the processor, for all sizes together: more than any text takes that is read in proportion to its length. */
const DEADLINE_MS = 30_000;
const LOOK_MS = 100;

/** What was found at one entrance. */
interface Found {
  growth: number;
  pattern: string;
  longest: number;
}

/**
 * Feeds hostile text of three sizes to everything that reads text, and prints what grows faster than the text. Words
 * behind the command choose: a case is measured if its name has all of them.
 */
async function main(asked: readonly string[]): Promise<void> {
  const cases = Object.keys(HOSTILE_TEXTS)
    .flatMap((pattern) => Object.keys(ENTRANCES).map((entrance) => ({ entrance, pattern })))
    .filter((each) => asked.every((word) => nameOf(each).includes(word)));
  const found = new Map<string, Found>();
  const patterns = Map.groupBy(cases, ({ pattern }) => pattern).entries();
  let slow = 0;
  const lane = async (): Promise<void> => {
    let worker = await startWorker();
    // The lanes share one iterator: each takes the next kind of text that no other has begun.
    for (const [pattern, own] of patterns) {
      for (const each of own) {
        const times = await measureIn(worker, each);
        if (times === null) {
          await worker.terminate();
          worker = await startWorker();
        }
        slow += keep(found, each, times) > AIM ? 1 : 0;
      }
      print(`${pattern}: ${own.length} cases`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  for (const entrance of Object.keys(ENTRANCES)) {
    const most = found.get(entrance);
    if (most !== undefined) print(lineOf(entrance, most));
  }
  print(`${cases.length} cases, ${slow} of them grow by more than ${AIM} for twice the text`);
  process.exitCode = slow === 0 ? 0 : 1;
}

const GIVEN_UP = `not done after ${DEADLINE_MS / 1000} s of the processor`;

/** Keeps the most that was seen at each entrance, prints what is above the aim, and returns the growth. */
function keep(found: Map<string, Found>, each: Case, times: Times | null): number {
  const growth = times === null ? Number.POSITIVE_INFINITY : Math.max(...growthOf(times));
  const longest = times?.at(-1) ?? DEADLINE_MS;
  if (growth > AIM)
    print(`  ${nameOf(each)}: ${times === null ? GIVEN_UP : `${times.map(inMs).join(', ')} ms`}`);
  const known = found.get(each.entrance) ?? { growth: 0, pattern: '', longest: 0 };
  found.set(each.entrance, {
    ...(growth > known.growth ? { growth, pattern: each.pattern } : known),
    longest: Math.max(longest, known.longest),
  });
  return growth;
}

function lineOf(entrance: string, { growth, pattern, longest }: Found): string {
  return `${entrance.padEnd(40)} ${growth.toFixed(2).padStart(6)} (${pattern}), ${inMs(longest)} ms at most`;
}

const inMs = (time: number): string => time.toFixed(0);

const nameOf = ({ entrance, pattern }: Case): string => `${entrance}, ${pattern}`;

async function startWorker(): Promise<Worker> {
  const worker = new Worker(new URL('./measure.ts', import.meta.url));
  await once(worker, 'online');
  return worker;
}

/** Null where it takes too long: by the worker's own time, whatever else the machine does. */
async function measureIn(worker: Worker, each: Case): Promise<Times | null> {
  const start = await worker.cpuUsage();
  const done = once(worker, 'message').then(([times]: Times[]) => times ?? null);
  worker.postMessage(each);
  for (;;) {
    const isDone = await Promise.race([done.then(() => true), wait(LOOK_MS, false)]);
    if (isDone) return done;
    const { user, system } = await worker.cpuUsage(start);
    if ((user + system) / 1000 > DEADLINE_MS) return null;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main(process.argv.slice(2));
