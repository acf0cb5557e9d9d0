import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { HOSTILE_TEXTS } from '../../support/hostile-texts.ts';
import { ENTRANCES } from './entrances.ts';
import { AIM, type Case, growthOf, type Times } from './measure.ts';

/** Of the processor, for all sizes together: more than any text takes that is read in proportion to its length. */
const DEADLINE_MS = 15_000;
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
  let worker = await startWorker();
  let slow = 0;
  for (const each of cases) {
    const times = await measureIn(worker, each);
    if (times === null) {
      await worker.terminate();
      worker = await startWorker();
    }
    const growth = times === null ? Number.POSITIVE_INFINITY : Math.max(...growthOf(times));
    if (growth > AIM) {
      slow += 1;
      print(`  ${nameOf(each)}: ${times === null ? GIVEN_UP : `${times.map(inMs).join(', ')} ms`}`);
    }
    keep(found, each, { growth, longest: times?.at(-1) ?? DEADLINE_MS });
  }
  await worker.terminate();
  for (const [entrance, { growth, pattern, longest }] of found) {
    print(
      `${entrance.padEnd(40)} ${growth.toFixed(2).padStart(6)} (${pattern}), ${inMs(longest)} ms at most`,
    );
  }
  print(`${cases.length} cases, ${slow} of them grow by more than ${AIM} for twice the text`);
  process.exitCode = slow === 0 ? 0 : 1;
}

const GIVEN_UP = `not done after ${DEADLINE_MS / 1000} s of the processor`;

/** The most that was seen at each entrance. */
function keep(
  found: Map<string, Found>,
  { entrance, pattern }: Case,
  { growth, longest }: Omit<Found, 'pattern'>,
): void {
  const known = found.get(entrance) ?? { growth: 0, pattern: '', longest: 0 };
  found.set(entrance, {
    ...(growth > known.growth ? { growth, pattern } : known),
    longest: Math.max(longest, known.longest),
  });
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
