import { setTimeout as pause } from 'node:timers/promises';
import { newExpectations, newFigures } from './expectations.ts';
import { memoryOf } from './memory-of.ts';
import { startApp } from './running-app.ts';
import { setScene } from './scene.ts';
import { sendUntilKilled } from './traffic.ts';

/** The first quarter warms up: caches fill, and threads begin. */
const QUARTERS = 4;
/** Of the last quarter over the second: what grows by more in half of the time grows on. */
const MOST_GROWTH = 1.15;
const SAMPLE_MS = 2_000;

/**
 * `node bff/test/crash/soak.ts 60`: the traffic of the kills, without a kill, for so many minutes. Prints the memory of the app's
 * process, and ends with 1 when it grew.
 */
async function main(minutes: number): Promise<void> {
  const scene = await setScene(process.env.DATABASE_URL_TEST || undefined);
  const app = await startApp(scene.env);
  const [ledger, figures] = [newExpectations(), newFigures()];
  const ended = new AbortController();
  const samples: number[] = [];
  try {
    const sending = sendUntilKilled({ app, scene, ledger, figures, killed: ended.signal });
    sending.catch(() => ended.abort());
    for (
      const until = performance.now() + minutes * 60_000;
      performance.now() < until && !ended.signal.aborted;
    ) {
      await pause(SAMPLE_MS);
      samples.push((await memoryOf(app.pid)).now);
    }
    ended.abort();
    await sending;
  } finally {
    await app.stop();
    await scene.remove();
  }
  const quarters = Array.from({ length: QUARTERS }, (_, index) => medianOfQuarter(samples, index));
  const [, second = 0, , last = 0] = quarters;
  const { uploads, matches, events, deletes } = figures;
  process.stdout.write(
    `${JSON.stringify({ minutes, uploads, matches, events, deletes, megabytes: quarters })}\n`,
  );
  if (last > second * MOST_GROWTH) process.exitCode = 1;
}

function medianOfQuarter(samples: readonly number[], index: number): number {
  const length = Math.floor(samples.length / QUARTERS);
  const own = samples.slice(index * length, (index + 1) * length).toSorted((one, other) => one - other);
  return own[Math.floor(own.length / 2)] ?? 0;
}

await main(Number(process.argv[2] ?? 60));
