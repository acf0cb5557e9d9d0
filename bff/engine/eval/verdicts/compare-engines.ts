import { basename, resolve } from 'node:path';
import { type Analyzer, createLocalAnalyzer } from '../../analyzer.ts';
import { evaluatedEngine } from '../evaluated-engine.ts';
import { checkResultFile, writeResultFile } from '../result-file.ts';
import { comparisonPage, type EngineMeasures } from './comparison-page.ts';
import { measureVerdicts } from './measure-verdicts.ts';
import { describeVerdicts } from './report-verdicts.ts';
import { readVerdictTruth } from './verdict-truth.ts';

/** What to compare on, and where to write it. */
export interface ComparisonOrder {
  /** Of the truth set. */
  readonly folder: string;
  /** The page. */
  readonly file: string;
  /** The environment that says which model. */
  readonly variables?: Readonly<Record<string, string | undefined>>;
}

/** Where lines go: results, and how far it is. */
export interface ComparisonOutput {
  readonly print: (line: string) => void;
  readonly tell: (line: string) => void;
}

/**
 * Measures the local engine and a model on one truth set, prints the figures of both and what asking came to, and writes
 * a page that shows them beside the labels. The model is asked last, when nothing else can fail.
 *
 * @throws Error with a sentence: no labels in the folder, no model set up, a server that fails, a file that can't be
 * written. Nothing is written then.
 */
export async function compareEngines(
  { folder, file, variables }: ComparisonOrder,
  { print, tell }: ComparisonOutput,
): Promise<void> {
  const local = createLocalAnalyzer();
  const model = evaluatedEngine('openai', variables);
  const postings = readVerdictTruth(folder);
  if (postings.length === 0) throw new Error(`${folder} has no postings.jsonl with labels to compare with.`);
  checkResultFile(file);
  const measure = async (analyzer: Analyzer): Promise<EngineMeasures> => {
    const measures = await measureVerdicts(analyzer, postings, progressOf(analyzer, tell));
    print(`${folder}: ${postings.length} postings; engine ${analyzer.name} ${analyzer.version}`);
    for (const line of describeVerdicts(measures)) print(line);
    return { ...measures, version: analyzer.version };
  };
  const ofLocal = await measure(local);
  try {
    const engines = { local: ofLocal, model: await measure(model.analyzer) };
    const name = basename(resolve(folder));
    writeResultFile(file, comparisonPage({ name, postings, ...engines, use: model.describeUse() }));
  } finally {
    for (const line of model.describeUse()) print(line);
  }
  print(`both engines beside the labels: ${file}`);
}

/** Tells how far asking a model is; nothing for the local engine. */
export function progressOf(
  { name }: Analyzer,
  tell: (line: string) => void,
): (done: number, of: number) => void {
  if (name === 'local') return () => {};
  return (done, of) => tell(`asking the model: ${done} of ${of} resumes`);
}
