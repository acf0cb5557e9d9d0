import type { Analyzer } from '../analyzer.ts';
import type { EvalData } from './data.ts';

/** At most so many of each, so that a large folder takes no hour. */
const MOST = 300;

/** How many profiles and matches a second one core makes, by the processor's own time, as a sentence. */
export async function measureSpeed(analyzer: Analyzer, { jobs, resumes }: EvalData): Promise<string> {
  const documents = [...resumes.values()].slice(0, MOST);
  const [job] = jobs.values();
  const profiles = await rateOf(documents.length, async () => {
    for (const document of documents) await analyzer.profile(document);
  });
  if (job === undefined) return `  speed: ${profiles} profiles a second`;
  const matches = await rateOf(documents.length, async () => {
    for (const document of documents) await analyzer.match(document, job);
  });
  return `  speed of one core: ${profiles} profiles a second, ${matches} matches with their profiles`;
}

async function rateOf(count: number, work: () => void | Promise<void>): Promise<string> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return ((count * 1_000_000) / (user + system)).toFixed(0);
}
