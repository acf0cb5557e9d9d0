import type { AnalysisResult, AnalyzedDocument, AnalyzedJob, MatchResult } from '../analyzed.ts';
import type { Analyzer, WorkOptions } from '../analyzer.ts';
import { analysisQuestion } from './analysis-question.ts';
import { createModelClient } from './client/model-client.ts';
import { ModelFailure } from './client/model-failure.ts';
import { matchQuestion } from './match-question.ts';
import { createModelGateway, type ModelGatewayOptions } from './model-gateway.ts';
import { createModelTasks, type ModelTasks } from './model-tasks.ts';
import { noteOf } from './notes.ts';

/** Raise it with every change of a prompt, or of what is made of an answer. */
const PROMPT_VERSION = 1;

export interface OpenAiParts extends Omit<ModelGatewayOptions, 'client'> {
  /** Reads, and does the work when the model can't. */
  readonly local: Analyzer;
  /** Computes what is asked, and what is made of an answer; in the thread that asks unless told. */
  readonly tasks?: ModelTasks;
}

/**
 * The engine that asks a model. The model says what stands in a resume and quotes it; code checks the quotes, counts
 * years and computes every score by the formulas of the local engine. Where the model gives nothing that can be used the
 * local engine does the work, and `engine.note` says why.
 */
export function createOpenAiAnalyzer({ local, tasks = createModelTasks(), ...parts }: OpenAiParts): Analyzer {
  const desk = createModelGateway({ ...parts, client: createModelClient(parts.settings) });
  const version = `${parts.settings.model}, prompt ${PROMPT_VERSION}, rules ${local.version}`;
  const sign = <Result>({ fingerprint, ...result }: Result & { fingerprint: string }) => ({
    ...result,
    engine: { name: 'openai' as const, version, fingerprint, note: null },
  });
  const analyze = async (document: AnalyzedDocument, options: WorkOptions): Promise<AnalysisResult> => {
    const message = await tasks.analysisMessage(document, options);
    const question = analysisQuestion(message, async (answer) => {
      const judged = await tasks.judgedAnalysis({ document, answer, version }, options);
      if (judged === null)
        throw new ModelFailure('malformed', 'No point of the answer stands in the resume.');
      return judged;
    });
    return sign(await desk.ask(question, errandOf('analysis', options)));
  };
  const match = async (
    document: AnalyzedDocument,
    job: AnalyzedJob,
    options: WorkOptions,
  ): Promise<MatchResult> => {
    const message = await tasks.matchMessage({ document, job }, options);
    const judgments =
      message.asked === 0 ? [] : await desk.ask(matchQuestion(message), errandOf('match', options));
    return sign(await tasks.judgedMatch({ document, job, judgments, version }, options));
  };
  return {
    name: 'openai',
    version,
    preparation: local.preparation,
    notices: (document, options) => local.notices(document, options),
    skills: (posting, options) => local.skills(posting, options),
    requirements: (job, options) => local.requirements(job, options),
    profile: (document, options) => local.profile(document, options),
    analyze: (document, options = {}) =>
      orElse(analyze(document, options), () => local.analyze(document, options)),
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
