import type { AnalysedDocument, AnalysedJob, AnalysisResult, MatchResult } from '../analysed.ts';
import type { Analyser, WorkOptions } from '../analyser.ts';
import { analyseResume } from '../analysis/analyse.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { type Beside, type JobReading, matchResume, putBeside, readJob } from '../match/match.ts';
import { prepareDocument } from '../match/resume/prepared-document.ts';
import { isScored } from '../profile/line.ts';
import { inputOf, readDocument } from '../read-document.ts';
import { analysisQuestion } from './analysis-question.ts';
import { createModelClient } from './client/model-client.ts';
import { ModelFailure } from './client/model-failure.ts';
import { judgeRequirements } from './judge-requirements.ts';
import { matchQuestion } from './match-question.ts';
import { createModelDesk, type DeskParts } from './model-desk.ts';
import { noteOf } from './notes.ts';
import { createSheet } from './sheet.ts';

/** Raise it with every change of a prompt, or of what is made of an answer. */
const PROMPT_VERSION = 1;

export interface OpenAiParts extends Omit<DeskParts, 'client'> {
  /** Reads, and does the work when the model can't. */
  readonly local: Analyser;
  readonly now?: () => Date;
}

/**
 * The engine that asks a model. The model says what stands in a resume and quotes it; code checks the quotes, counts
 * years and computes every score by the formulas of the local engine. Where the model gives nothing that can be used the
 * local engine does the work, and `engine.note` says why.
 */
export function createOpenAiAnalyser({ local, now = () => new Date(), ...parts }: OpenAiParts): Analyser {
  const desk = createModelDesk({ ...parts, client: createModelClient(parts.settings) });
  const version = `${parts.settings.model}, prompt ${PROMPT_VERSION}, rules ${local.version}`;
  const sign = (fingerprint: string) => ({ name: 'openai' as const, version, fingerprint, note: null });
  const analyse = async (document: AnalysedDocument, options: WorkOptions): Promise<AnalysisResult> => {
    const reading = readDocument(document, now);
    const sheet = createSheet(reading, reading.lines.filter(isScored));
    const points = await desk.ask(analysisQuestion(sheet), errandOf('analysis', options));
    const engine = sign(fingerprintOf('analysis', version, inputOf(reading)));
    return { ...analyseResume(reading, points), engine };
  };
  const match = async (
    document: AnalysedDocument,
    job: AnalysedJob,
    options: WorkOptions,
  ): Promise<MatchResult> => {
    const whole = prepareDocument(document, now);
    const position = readJob(job);
    const judged = await judge(putBeside(whole, position), { job, position }, options);
    const engine = sign(fingerprintOf('match', version, inputOf(whole.reading), job));
    return { ...matchResume(whole, position, judged), engine };
  };
  const judge = async (
    beside: Beside,
    { job, position }: { job: AnalysedJob; position: JobReading },
    options: WorkOptions,
  ) => {
    const requirements = position.asked.map(({ requirement }) => requirement);
    if (requirements.length === 0) return [];
    const { resume, evidence } = beside;
    const lines = evidence.lines.flatMap((line) => resume.reading.lines[line] ?? []);
    const sheet = createSheet(resume.reading, lines);
    const task = matchQuestion(job.title, requirements, sheet);
    const judgements = await desk.ask(task, errandOf('match', options));
    return judgeRequirements(requirements, judgements, { beside, sheet });
  };
  return {
    name: 'openai',
    version,
    preparation: local.preparation,
    notices: (document, options) => local.notices(document, options),
    skills: (posting, options) => local.skills(posting, options),
    profile: (document, options) => local.profile(document, options),
    analyse: (document, options = {}) =>
      orElse(analyse(document, options), () => local.analyse(document, options)),
    match: (document, job, options = {}) =>
      orElse(match(document, job, options), () => local.match(document, job, options)),
  };
}

function errandOf(kind: 'analysis' | 'match', { signal, ownerId }: WorkOptions) {
  return { kind, signal, ownerId: ownerId ?? null };
}

/** What the model makes of it, or the local engine with the reason; any other error goes on. */
async function orElse<Result extends { engine: AnalysisResult['engine'] }>(
  asked: Promise<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const result = await work();
    return { ...result, engine: { ...result.engine, note: noteOf(error.kind) } };
  }
}
