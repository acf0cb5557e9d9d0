import { SLOW_FILES } from '@shortlist/engine/testing/slow-files.ts';
import { callerOf } from '../support/caller.ts';
import { memoryOf } from './memory-of.ts';
import { startApp } from './running-app.ts';
import { setScene } from './scene.ts';

/** Of each kind of file, so that several are read at the same time. */
const OF_EACH = 2;
const MOST_MEGABYTES = 1_024;

/**
 * `node bff/test/crash/slow-files.ts`: uploads files that are made to cost time and memory, all at once. Prints what the app's process
 * held before and at most, and ends with 1 when that was too much.
 */
async function main(): Promise<void> {
  const scene = await setScene(process.env.DATABASE_URL_TEST || undefined);
  const app = await startApp(scene.env);
  try {
    const caller = callerOf(app.origin, scene.recruiter.cookie);
    const { now: before } = await memoryOf(app.pid);
    const files = Object.values(SLOW_FILES).flatMap((make) => Array.from({ length: OF_EACH }, make));
    const answers = await Promise.all(files.map((file) => caller.upload(file)));
    const { peak } = await memoryOf(app.pid);
    const read = answers.filter(({ status }) => status === 201).length;
    process.stdout.write(`${JSON.stringify({ files: files.length, read, before, peak })}\n`);
    if (peak > MOST_MEGABYTES) process.exitCode = 1;
  } finally {
    await app.stop();
    await scene.remove();
  }
}

await main();
