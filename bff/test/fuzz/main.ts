import { parseArgs } from 'node:util';
import { fuzz } from './run.ts';

/** The long run: `npm run fuzz -- --count 200000 --seed 7`. Ends with 1 when an answer was wrong. */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
const count = Number(values.count);
print(`Seed ${seed}, ${count} requests.\n`);
const start = performance.now();
const { answered, statuses, complaints } = await fuzz({
  seed,
  count,
  report: (soFar) => print(`\r${soFar} answered`),
});
const seconds = Math.round((performance.now() - start) / 1000);
print(`\r${answered} requests answered in ${seconds} s.\n`);
for (const [status, times] of [...statuses].sort(([one], [other]) => one - other))
  print(`  ${status}: ${times}\n`);
for (const complaint of complaints) print(`- ${complaint}\n`);
// The embedded database of a test is kept for the next one, and would keep the process too.
process.exit(complaints.length === 0 ? 0 : 1);

function print(text: string): void {
  process.stdout.write(text);
}
