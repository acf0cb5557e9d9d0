/**
 * Measures the ranking: `node bff/src/engine/eval.ts DIR [robust DIR]` on folders of jobs.jsonl, resumes.jsonl
 * and qrels.jsonl (or pairs.jsonl for attacks). Prints AUC and precision at 5, each the mean over jobs, and
 * the lift of attacks. Reads titles, descriptions and texts; never a category.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFromText } from '../extraction/document.ts';
import { type AnalysedDocument, type Analyser, createLocalAnalyser } from './analyser.ts';

interface Row {
  job_id: string;
  resume_id: string;
  rel?: number;
  variant?: string;
  kind?: string;
  base?: string;
}

interface Data {
  jobs: Map<string, { title: string; description: string }>;
  documents: Map<string, AnalysedDocument>;
}

function readRows<T>(folder: string, file: string): T[] {
  const path = join(folder, file);
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as T)
    : [];
}

function load(folder: string): Data {
  const jobs = readRows<{ job_id: string; title: string; description: string }>(folder, 'jobs.jsonl');
  const resumes = readRows<{ resume_id: string; text: string }>(folder, 'resumes.jsonl');
  return {
    jobs: new Map(jobs.map((job) => [job.job_id, { title: job.title, description: job.description }])),
    documents: new Map(resumes.map(({ resume_id, text }) => [resume_id, documentFromText(text)])),
  };
}

async function score(analyser: Analyser, data: Data, row: Row): Promise<number> {
  const job = data.jobs.get(row.job_id);
  const document = data.documents.get(row.resume_id);
  if (job === undefined || document === undefined)
    throw new Error(`${row.job_id} or ${row.resume_id} is missing.`);
  const match = await analyser.match({ ...document, asOf: '2026-11' }, { ...job, skillTags: [] });
  return match.match_score;
}

async function measureRanking(analyser: Analyser, folder: string): Promise<void> {
  const data = load(folder);
  const byJob = Map.groupBy(readRows<Row>(folder, 'qrels.jsonl'), (row) => row.job_id);
  const results: { auc: number; precision: number }[] = [];
  for (const [job, rows] of byJob) {
    const scored = await Promise.all(
      rows.map(async (row) => ({ rel: (row.rel ?? 0) > 0, score: await score(analyser, data, row) })),
    );
    const result = { auc: areaUnderCurve(scored), precision: precisionAt5(scored) };
    results.push(result);
    print(`  ${result.auc.toFixed(3)} ${result.precision.toFixed(1)} ${job}`);
  }
  print(
    `${folder}: AUC ${mean(results.map((result) => result.auc)).toFixed(3)}, precision at 5 ${mean(results.map((result) => result.precision)).toFixed(3)}, ${results.length} jobs`,
  );
}

async function measureRobustness(analyser: Analyser, folder: string): Promise<void> {
  const data = load(folder);
  const rows = readRows<Row>(folder, 'pairs.jsonl');
  const scores = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const key = `${row.kind}|${row.job_id}|${row.base}`;
    scores.set(
      key,
      (scores.get(key) ?? new Map<string, number>()).set(row.variant ?? '', await score(analyser, data, row)),
    );
  }
  const lifts = new Map<string, number[]>();
  for (const [key, variants] of scores) {
    const clean = variants.get('clean') ?? Math.min(...variants.values());
    for (const [variant, value] of variants) {
      const name = `${key.split('|')[0]} ${variant}`;
      lifts.set(name, [...(lifts.get(name) ?? []), value - clean]);
    }
  }
  for (const [name, values] of lifts)
    print(`  ${name}: mean lift ${mean(values).toFixed(4)}, most ${Math.max(...values).toFixed(4)}`);
}

function areaUnderCurve(rows: readonly { rel: boolean; score: number }[]): number {
  const pairs = rows
    .filter((row) => row.rel)
    .flatMap((good) => rows.filter((row) => !row.rel).map((bad) => [good.score, bad.score] as const));
  return mean(pairs.map(([good, bad]) => (good > bad ? 1 : good === bad ? 0.5 : 0)));
}

function precisionAt5(rows: readonly { rel: boolean; score: number }[]): number {
  return (
    [...rows]
      .sort((a, b) => b.score - a.score)
      .slice(0, 5)
      .filter((row) => row.rel).length / 5
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const analyser = createLocalAnalyser();
for (const folder of process.argv.slice(2)) {
  if (existsSync(join(folder, 'qrels.jsonl'))) await measureRanking(analyser, folder);
  if (existsSync(join(folder, 'pairs.jsonl'))) await measureRobustness(analyser, folder);
}
