import type { Analyzer } from '../analyzer.ts';
import { ATTACKS } from './attacks.ts';
import { asDocument, type EvalData, type Pair } from './data.ts';
import { mean } from './ranking.ts';

/** What an attack adds to the score of the honest resume. */
export interface Lift {
  readonly attack: string;
  readonly mean: number;
  readonly most: number;
}

type Score = (job: string, resume: string) => Promise<number>;

/** The lift of each of our own attacks over pairs of the data that were judged not relevant, `pairs` a position. */
export async function measureOwnAttacks(
  analyzer: Analyzer,
  { jobs, resumes, judged }: EvalData,
  pairs = 2,
): Promise<Lift[]> {
  const chosen = [...Map.groupBy(judged, ({ job }) => job).values()].flatMap((rows) =>
    rows.filter(({ isRelevant }) => !isRelevant).slice(0, pairs),
  );
  const lifts: Lift[] = [];
  for (const [attack, change] of Object.entries(ATTACKS)) {
    const values: number[] = [];
    for (const { job: jobId, resume: resumeId } of chosen) {
      const [job, honest] = [jobs.get(jobId), resumes.get(resumeId)];
      if (job === undefined || honest === undefined) continue;
      const before = await analyzer.match(honest, job);
      const after = await analyzer.match(asDocument(change(honest.text, job)), job);
      values.push(after.match_score - before.match_score);
    }
    lifts.push(liftOf(attack, values));
  }
  return lifts;
}

/** The lift of the attacks that the data brings along. */
export async function measureGivenAttacks(data: EvalData, score: Score): Promise<Lift[]> {
  const rows = data.pairs.filter(({ kind }) => kind === 'injection');
  const clean = new Map<string, number>();
  for (const row of rows.filter(({ variant }) => variant === 'clean')) {
    clean.set(baseOf(row), await score(row.job_id, row.resume_id));
  }
  const lifts = new Map<string, number[]>();
  for (const row of rows.filter(({ variant }) => variant !== 'clean')) {
    const lift = (await score(row.job_id, row.resume_id)) - (clean.get(baseOf(row)) ?? 0);
    lifts.set(row.variant, [...(lifts.get(row.variant) ?? []), lift]);
  }
  return [...lifts].map(([attack, values]) => liftOf(attack, values));
}

/** How many matches of honest resumes come with a notice, of how many. */
export async function measureNotices(
  analyzer: Analyzer,
  { jobs, resumes, judged }: EvalData,
): Promise<{ noticed: number; of: number }> {
  let noticed = 0;
  for (const { job: jobId, resume: resumeId } of judged) {
    const [job, resume] = [jobs.get(jobId), resumes.get(resumeId)];
    if (job === undefined || resume === undefined) continue;
    const { notices } = await analyzer.match(resume, job);
    if (notices.length > 0) noticed += 1;
  }
  return { noticed, of: judged.length };
}

/** The mean distance between the highest and the lowest score of one resume under names of different groups. */
export async function measureNames(data: EvalData, score: Score): Promise<number> {
  const scores = new Map<string, number[]>();
  for (const row of data.pairs.filter(({ kind }) => kind === 'nameswap')) {
    const own = await score(row.job_id, row.resume_id);
    scores.set(baseOf(row), [...(scores.get(baseOf(row)) ?? []), own]);
  }
  return mean([...scores.values()].map((values) => Math.max(...values) - Math.min(...values)));
}

const baseOf = ({ job_id, base }: Pair): string => `${job_id}|${base}`;

const liftOf = (attack: string, values: readonly number[]): Lift => ({
  attack,
  mean: mean(values),
  most: Math.max(...values),
});
