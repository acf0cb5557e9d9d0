import { availableParallelism } from 'node:os';
import { timeBatch } from './batch.ts';
import { measureRates, type Rates } from './rates.ts';
import { timeUploads } from './slow-files.ts';

/** The resumes of the rates, and of the batch. */
const RESUMES = 300;
const BATCH = 1000;

/**
 * Prints what the engine does in a second of one core, by the processor's own time, and what a batch takes in the product. Machines are
 * noisy, so that each also stands in rounds of a fixed work of the same run. With the word "uploads", it prints only how long an upload
 * takes beside another account's slow files.
 */
async function main(): Promise<void> {
  print(`Node ${process.version}, ${availableParallelism()} cores`);
  if (!process.argv.includes('uploads')) await printEngine();
  const { alone, besideSlowFiles, answered } = await timeUploads();
  print(
    `uploads of one account, alone: ${inSeconds(median(alone))} s, ${inSeconds(Math.max(...alone))} s at most`,
  );
  print(
    `  beside twenty slow files of another account: ${inSeconds(median(besideSlowFiles))} s, ${inSeconds(Math.max(...besideSlowFiles))} s at most; ${answered} of the twenty were answered meanwhile`,
  );
}

async function printEngine(): Promise<void> {
  printRates(await measureRates(RESUMES));
  const { resumes, wall, cpu, longestBlock, usualBlock, longestWork, idleBlock } = await timeBatch(BATCH);
  print(
    `batch of ${resumes} resumes against a position: ${inSeconds(wall)} s, ${inSeconds(cpu)} s of the processor`,
  );
  print(
    `  the thread that answers computed ${longestWork.toFixed(0)} ms at the longest before others had a turn, by the processor's time`,
  );
  print(
    `  event loop held ${usualBlock.toFixed(0)} ms in 99 of 100 looks, ${longestBlock.toFixed(0)} ms at the longest; of a process that does nothing, at the same time, ${idleBlock.toFixed(0)} ms`,
  );
}

function printRates({ rates, baseline, load }: Rates): void {
  print(`figures of the taxonomy are read in ${load.toFixed(0)} ms`);
  print(
    `${'by one core, medians of five'.padEnd(44)} ${'a second'.padStart(9)} ${'in fixed works'.padStart(18)}`,
  );
  for (const [name, rate] of Object.entries(rates)) {
    print(`${name.padEnd(44)} ${rate.toFixed(0).padStart(9)} ${(baseline / rate).toFixed(0).padStart(18)}`);
  }
  print(`${'fixed work: parsing 10 kB of JSON'.padEnd(44)} ${baseline.toFixed(0).padStart(9)}`);
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
