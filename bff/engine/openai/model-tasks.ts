import { analyzeResume } from '../analysis/analyze.ts';
import type { AnalysisResult, AnalyzedDocument, AnalyzedJob, MatchResult } from '../analyzed.ts';
import type { WorkOptions } from '../analyzer.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { type JobReading, matchResume, prepareMatch, readJob } from '../match/match.ts';
import type { PreparedMatch } from '../match/prepared-match.ts';
import { prepareDocument } from '../match/resume/prepared-document.ts';
import { isScored } from '../profile/line.ts';
import type { Reading } from '../profile/reading.ts';
import { inputOf, readDocument } from '../read-document.ts';
import { type AnalysisAnswer, analysisMessage, judgedPoints } from './analysis-question.ts';
import { applyModelVerdicts } from './judge-requirements.ts';
import { type Judgment, type MatchMessage, matchMessage } from './match-question.ts';
import { type RedactedResume, redactForModel } from './redacted-resume.ts';

/** A result that is not signed yet. */
export type Unsigned<Result> = Omit<Result, 'engine'> & { readonly fingerprint: string };

/** A resume beside a position. */
export interface Pair {
  readonly document: AnalyzedDocument;
  readonly job: AnalyzedJob;
}

/**
 * What the engine of a model computes itself: what is asked, and what is made of the answer. All that crosses is plain
 * data, so that threads do it. Each rejects with `AppError('no_text')` on an empty text.
 */
export interface ModelTasks {
  analysisMessage(document: AnalyzedDocument, work?: WorkOptions): Promise<string>;
  /** Null when nothing of the answer stands in the resume. */
  judgedAnalysis(
    asked: { readonly document: AnalyzedDocument; readonly answer: AnalysisAnswer; readonly version: string },
    work?: WorkOptions,
  ): Promise<Unsigned<AnalysisResult> | null>;
  matchMessage(pair: Pair, work?: WorkOptions): Promise<MatchMessage>;
  judgedMatch(
    asked: Pair & { readonly judgments: readonly Judgment[]; readonly version: string },
    work?: WorkOptions,
  ): Promise<Unsigned<MatchResult>>;
}

/** Done in the thread that asks. */
export function createModelTasks(now: () => Date = () => new Date()): ModelTasks {
  const read = (document: AnalyzedDocument): Reading => readDocument(document, now);
  const compare = ({ document, job }: Pair) => {
    const whole = prepareDocument(document, now);
    const position = readJob(job);
    const beside = prepareMatch(whole, position);
    return { whole, position, beside, sheet: matchSheet(beside) };
  };
  return {
    analysisMessage: async (document) => analysisMessage(analysisSheet(read(document))),
    async judgedAnalysis({ document, answer, version }) {
      const reading = read(document);
      const points = judgedPoints(answer, analysisSheet(reading));
      if (points === null) return null;
      const fingerprint = fingerprintOf('analysis', version, inputOf(reading));
      return { ...analyzeResume(reading, points), fingerprint };
    },
    async matchMessage(pair) {
      const { position, sheet } = compare(pair);
      return matchMessage(pair.job.title, requirementsOf(position), sheet);
    },
    async judgedMatch({ judgments, version, ...pair }) {
      const { whole, position, ...bench } = compare(pair);
      const judged = applyModelVerdicts(requirementsOf(position), judgments, bench);
      const fingerprint = fingerprintOf('match', version, inputOf(whole.reading), pair.job);
      return { ...matchResume(whole, position, judged), fingerprint };
    },
  };
}

function requirementsOf({ asked }: JobReading) {
  return asked.map(({ requirement }) => requirement);
}

function analysisSheet(reading: Reading): RedactedResume {
  return redactForModel(reading, reading.lines.filter(isScored));
}

function matchSheet({ resume }: PreparedMatch): RedactedResume {
  return redactForModel(
    resume.reading,
    [...resume.scoredLines].flatMap((line) => resume.reading.lines[line] ?? []),
  );
}
