import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Analyzer } from '../analyzer.ts';
import { type EvalData, readEvalData } from './data.ts';
import { evaluatedEngine } from './evaluated-engine.ts';
import { makeGradedSet } from './graded/make-graded-set.ts';
import { describeParsing, measureParsing } from './parsing.ts';
import { describeRanking, documentOf } from './report-ranking.ts';
import { checkResultFile, writeResultFile } from './result-file.ts';
import {
  type Lift,
  measureGivenAttacks,
  measureNames,
  measureNotices,
  measureOwnAttacks,
} from './robustness.ts';
import { measureSpeed } from './speed.ts';
import { compareEngines, progressOf } from './verdicts/compare-engines.ts';
import { matchPairs } from './verdicts/match-pairs.ts';
import { isWrong, measureVerdicts } from './verdicts/measure-verdicts.ts';
import { readPairs } from './verdicts/read-pairs.ts';
import { describePairs, listWrongPairs } from './verdicts/report-pairs.ts';
import { describeVerdicts } from './verdicts/report-verdicts.ts';
import { readVerdictTruth } from './verdicts/verdict-truth.ts';

const USAGE = `Usage: npm run eval -- FOLDER... [--engine local|openai] [--pairs NUMBER] [--graded seen|kept] [--gate seen|kept] [--wrong FILE]
       npm run eval -- FOLDER --compare FILE.html
A folder holds jobs.jsonl, resumes.jsonl, qrels.jsonl or pairs.jsonl; or postings.jsonl with requirements, labels, fits and resumes; or resume
files, each with its .truth.json. --wrong: writes each verdict that a reader denies to a file, a JSON object a line.
--compare: asks the local engine and a model about the postings of one folder, and writes both beside the labels as a page.
--pairs: how many resumes of each position are attacked, 2 if not said. --graded: half of the made set of five grades, with or without a folder. --gate: half of the
pairs of a requirement and a resume, with or without a folder.`;

/** Resumes of each position that are attacked, where nobody says how many. */
const PAIRS = '2';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      engine: { type: 'string', default: 'local' },
      pairs: { type: 'string', default: PAIRS },
      graded: { type: 'string' },
      gate: { type: 'string' },
      wrong: { type: 'string' },
      compare: { type: 'string' },
    },
  });
  const { graded, gate, wrong, compare } = values;
  if (compare !== undefined) {
    const [folder, ...others] = positionals;
    const isAlone = others.length === 0 && [graded, gate, wrong].every((each) => each === undefined);
    if (folder === undefined || !isAlone) throw new Error(USAGE);
    await compareEngines({ folder, file: compare }, { print, tell });
    return;
  }
  const pairs = Number(values.pairs);
  const isWhole = Number.isInteger(pairs) && pairs > 0;
  if ((positionals.length === 0 && graded === undefined && gate === undefined) || !isWhole)
    throw new Error(USAGE);
  const { analyzer, describeUse } = evaluatedEngine(values.engine);
  if (wrong !== undefined) checkResultFile(wrong);
  try {
    if (graded !== undefined) await reportGraded(analyzer, graded);
    if (gate !== undefined) await reportGate(analyzer, gate);
    for (const folder of positionals) {
      const isMeasured = await reportVerdicts(analyzer, folder, wrong);
      if (!isMeasured) await reportFolder(analyzer, folder, pairs);
    }
  } finally {
    for (const line of describeUse()) print(line);
  }
}

async function reportGraded(analyzer: Analyzer, half: string): Promise<void> {
  if (half !== 'seen' && half !== 'kept') throw new Error(USAGE);
  const data = makeGradedSet(half);
  print(headOf(`made resumes of five grades, ${half}`, data, analyzer));
  for (const line of await describeRanking(analyzer, data)) print(line);
}

/** Of the kept half only numbers, so that nobody mends the engine by it. */
async function reportGate(analyzer: Analyzer, half: string): Promise<void> {
  if (half !== 'seen' && half !== 'kept') throw new Error(USAGE);
  const matched = await matchPairs(analyzer, readPairs(half));
  print(`pairs of a requirement and a resume, ${half}; engine ${analyzer.name} ${analyzer.version}`);
  for (const line of describePairs(matched)) print(line);
  if (half === 'seen') for (const line of listWrongPairs(matched)) print(line);
}

async function reportFolder(analyzer: Analyzer, folder: string, pairs: number): Promise<void> {
  if (await reportParsing(analyzer, folder)) return;
  const data = readEvalData(folder);
  print(headOf(folder, data, analyzer));
  if (data.judged.length > 0) {
    for (const line of await describeRanking(analyzer, data)) print(line);
    const { noticed, of } = await measureNotices(analyzer, data);
    print(`  honest matches with a notice: ${noticed} of ${of}`);
    reportLifts('own attacks', await measureOwnAttacks(analyzer, data, pairs));
  }
  if (data.pairs.length > 0) await reportRobustness(analyzer, data);
  print(await measureSpeed(analyzer, data));
}

/** Whether the folder holds postings whose verdicts readers gave. */
async function reportVerdicts(analyzer: Analyzer, folder: string, wrongFile?: string): Promise<boolean> {
  const postings = readVerdictTruth(folder);
  if (postings.length === 0) return false;
  print(`${folder}: ${postings.length} postings; engine ${analyzer.name} ${analyzer.version}`);
  const measures = await measureVerdicts(analyzer, postings, progressOf(analyzer, tell));
  for (const line of describeVerdicts(measures)) print(line);
  const wrong = measures.verdicts.filter(isWrong).map((each) => JSON.stringify(each));
  if (wrongFile !== undefined) writeResultFile(wrongFile, `${wrong.join('\n')}\n`);
  return true;
}

const headOf = (name: string, { jobs, resumes }: EvalData, { name: engine, version }: Analyzer): string =>
  `${name}: ${jobs.size} positions, ${resumes.size} resumes; engine ${engine} ${version}`;

/** Whether the folder holds resume files with a truth, and nothing to rank. */
async function reportParsing(analyzer: Analyzer, folder: string): Promise<boolean> {
  const checks = await measureParsing(analyzer, folder);
  if (checks.length > 0) print(`${folder}: engine ${analyzer.name} ${analyzer.version}`);
  if (checks.length > 0) for (const line of describeParsing(checks)) print(line);
  return checks.length > 0 && !existsSync(join(folder, 'jobs.jsonl'));
}

async function reportRobustness(analyzer: Analyzer, data: EvalData): Promise<void> {
  const score = async (jobId: string, resumeId: string): Promise<number> => {
    const job = data.jobs.get(jobId);
    if (job === undefined) throw new Error(`${jobId} is in a pair but not among the positions.`);
    return (await analyzer.match(documentOf(data, resumeId), job)).match_score;
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

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

await main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
