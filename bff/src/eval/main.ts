import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnalysedDocument, Analyser } from '../engine/analyser.ts';
import { baselinesFor, type Scorer } from './baselines.ts';
import { calibrationOf, describeCalibration } from './calibration.ts';
import { type EvalData, readEvalData } from './data.ts';
import { evaluatedEngine } from './evaluated-engine.ts';
import { describeParsing, measureParsing } from './parsing.ts';
import { type Estimate, estimate, type Ranking, rankingOf, type Scored } from './ranking.ts';
import { type Lift, measureGivenAttacks, measureNames, measureOwnAttacks } from './robustness.ts';
import { measureSpeed } from './speed.ts';

const USAGE =
  'Usage: npm run eval -- FOLDER... [--engine local|openai]   (each with jobs.jsonl, resumes.jsonl, qrels.jsonl or pairs.jsonl; or resume files, each with its .truth.json)';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { engine: { type: 'string', default: 'local' } },
  });
  if (positionals.length === 0) throw new Error(USAGE);
  const { analyser, describeUse } = evaluatedEngine(values.engine);
  for (const folder of positionals) {
    if (await reportParsing(analyser, folder)) continue;
    const data = readEvalData(folder);
    print(
      `${folder}: ${data.jobs.size} positions, ${data.resumes.size} resumes; engine ${analyser.name} ${analyser.version}`,
    );
    if (data.judged.length > 0) await reportRanking(analyser, data);
    if (data.judged.length > 0) reportLifts('own attacks', await measureOwnAttacks(analyser, data));
    if (data.pairs.length > 0) await reportRobustness(analyser, data);
    print(await measureSpeed(analyser, data));
  }
  for (const line of describeUse()) print(line);
}

/** Whether the folder holds resume files with a truth, and nothing to rank. */
async function reportParsing(analyser: Analyser, folder: string): Promise<boolean> {
  const checks = await measureParsing(analyser, folder);
  if (checks.length > 0) print(`${folder}: engine ${analyser.name} ${analyser.version}`);
  if (checks.length > 0) for (const line of describeParsing(checks)) print(line);
  return checks.length > 0 && !existsSync(join(folder, 'jobs.jsonl'));
}

async function reportRanking(analyser: Analyser, data: EvalData): Promise<void> {
  const engine = await scoreAll(data, engineScorer(analyser));
  print('  ranking, means over positions with 95 % bootstrap intervals');
  printRanking(`engine ${analyser.name}`, engine);
  for (const [name, scorer] of Object.entries(baselinesFor(data))) {
    printRanking(name, await scoreAll(data, scorer));
  }
  print('  calibration of the engine over all positions');
  for (const line of describeCalibration(calibrationOf(engine.flat()))) print(line);
}

function printRanking(name: string, scored: readonly (readonly Scored[])[]): void {
  const rankings = scored.map(rankingOf);
  const of = (pick: (ranking: Ranking) => number): string => inWords(estimate(rankings.map(pick)));
  print(
    `    ${name.padEnd(18)} AUC ${of(({ auc }) => auc)}  nDCG@10 ${of(({ ndcg10 }) => ndcg10)}  P@5 ${of(({ precision5 }) => precision5)}`,
  );
}

const inWords = ({ mean, low, high }: Estimate): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;

function engineScorer(analyser: Analyser): Scorer {
  return async (job, resumes) => {
    const scores: number[] = [];
    for (const resume of resumes) scores.push((await analyser.match(resume, job)).match_score);
    return scores;
  };
}

/** By position, its candidates with what a scorer says of them. */
async function scoreAll(data: EvalData, scorer: Scorer): Promise<Scored[][]> {
  const scored: Scored[][] = [];
  for (const [jobId, rows] of Map.groupBy(data.judged, ({ job }) => job)) {
    const job = data.jobs.get(jobId);
    if (job === undefined) throw new Error(`${jobId} is judged but not among the positions.`);
    const scores = await scorer(
      job,
      rows.map(({ resume }) => documentOf(data, resume)),
    );
    scored.push(rows.map(({ isRelevant }, index) => ({ isRelevant, score: scores[index] ?? 0 })));
  }
  return scored;
}

function documentOf({ resumes }: EvalData, id: string): AnalysedDocument {
  const document = resumes.get(id);
  if (document === undefined) throw new Error(`${id} is judged but not among the resumes.`);
  return document;
}

async function reportRobustness(analyser: Analyser, data: EvalData): Promise<void> {
  const score = async (jobId: string, resumeId: string): Promise<number> => {
    const job = data.jobs.get(jobId);
    if (job === undefined) throw new Error(`${jobId} is in a pair but not among the positions.`);
    return (await analyser.match(documentOf(data, resumeId), job)).match_score;
  };
  reportLifts('attacks of the data', await measureGivenAttacks(data, score));
  print(`  names of four groups: mean spread ${(await measureNames(data, score)).toFixed(4)}`);
}

function reportLifts(title: string, lifts: readonly Lift[]): void {
  print(`  ${title}: mean lift of the score, and the most`);
  for (const { attack, mean, most } of lifts) {
    print(`    ${attack.padEnd(44)} ${mean.toFixed(4).padStart(8)} ${most.toFixed(2).padStart(6)}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
