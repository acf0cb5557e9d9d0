import { readFileSync } from 'node:fs';
import { readSettings } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { type Analyzer, createLocalAnalyzer } from '../analyzer.ts';
import { createAnalyzer } from '../create-analyzer.ts';
import { EngineVariables, engineSettingsOf, type ModelSettings } from '../openai/client/openai-settings.ts';
import { createUsageBook, type UsageEntry } from '../openai/usage-store.ts';
import { describeModelUse } from './describe-model-use.ts';

/** An engine to measure, and what asking a model has come to. */
export interface EvaluatedEngine {
  /** Of a model: `match` rejects with a sentence when its server fails, so that no figure is the local engine's unseen. */
  readonly analyzer: Analyzer;
  /** Requests, tokens, and cost, a sentence each. Nothing for an engine that asks nobody. */
  readonly describeUse: () => string[];
}

type Outcome = UsageEntry['outcome'];

/** What the next question can't mend. */
const FINAL: ReadonlySet<Outcome> = new Set(['unauthorised', 'rejected', 'budget', 'paused']);
/** What the next question may mend, if the server has answered any. */
const OF_SERVER: ReadonlySet<Outcome> = new Set(['unreachable', 'server_error', 'rate_limited']);

/**
 * The engine of that name; a model is set up by the same variables as for the product.
 *
 * @throws Error with a sentence, for another name or a model that is not set up.
 */
export function evaluatedEngine(
  name: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): EvaluatedEngine {
  const local = createLocalAnalyzer();
  if (name === 'local') return { analyzer: local, describeUse: () => [] };
  if (name !== 'openai') throw new Error(`There is no engine "${name}": --engine is local or openai.`);
  const settings = modelSettings(variables);
  const book = createUsageBook();
  // What an operator of the product reads in the log is the sentence that ends the measurement here.
  const log = { warn: () => {}, error: () => {} };
  const model = createAnalyzer({ kind: 'openai', model: settings }, { local, book, log });
  return {
    analyzer: {
      ...model,
      match: async (...question) => {
        const result = await model.match(...question);
        const failure = failureOfServer(book.entries, settings);
        if (failure !== null) throw new Error(failure);
        return result;
      },
    },
    describeUse: () => describeModelUse(book.entries, settings.prices),
  };
}

function modelSettings(variables: Readonly<Record<string, string | undefined>>): ModelSettings {
  const values = readSettings(z.object(EngineVariables), { ...variables, ENGINE: 'openai' }, (file) =>
    readFileSync(file, 'utf8'),
  );
  if (typeof values === 'string') throw new Error(values);
  const engine = engineSettingsOf(values);
  if (engine.kind === 'openai' && engine.model !== null) return engine.model;
  const lacks = engine.kind === 'openai' ? engine.lacks : 'ENGINE=openai';
  throw new Error(
    `Asking a model needs ${lacks}. A server on this machine needs OPENAI_BASE_URL and OPENAI_MODEL.`,
  );
}

/** Why measuring ends: null while the server answers, or while only single resumes are not answered. */
function failureOfServer(entries: readonly UsageEntry[], { baseUrl }: ModelSettings): string | null {
  const last = entries.at(-1)?.outcome;
  if (last === undefined) return null;
  const hasAnswered = entries.some(({ outcome }) => outcome === 'answered');
  if (!FINAL.has(last) && !(OF_SERVER.has(last) && !hasAnswered)) return null;
  const cause = entries.findLast(({ outcome }) => outcome !== 'paused' && outcome !== 'answered')?.outcome;
  const server = `The model server at ${baseUrl}`;
  if (cause === 'unauthorised') return `${server} refuses OPENAI_API_KEY: set a valid key.`;
  if (cause === 'rejected')
    return `${server} refuses what it is asked: check OPENAI_BASE_URL and OPENAI_MODEL.`;
  if (cause === 'budget') return 'OPENAI_DAILY_BUDGET is too small for the rest: raise it, or unset it.';
  if (cause === 'unreachable') return `${server} can't be reached.`;
  if (cause === 'server_error') return `${server} answers with errors.`;
  if (cause === 'rate_limited')
    return `${server} takes no more requests now. Try again later, or wait longer for each answer with OPENAI_DEADLINE_SECONDS (up to 300).`;
  if (cause === 'timeout')
    return `${server} didn't answer in time again and again. Set OPENAI_DEADLINE_SECONDS (up to 300) to wait longer.`;
  return `${server} gave no usable answer again and again (${cause}).`;
}
