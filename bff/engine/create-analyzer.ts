import type { Logger } from 'pino';
import type { Analyzer } from './analyzer.ts';
import type { EngineSettings } from './openai/client/openai-settings.ts';
import type { ModelTasks } from './openai/model-tasks.ts';
import { NOT_SET_UP } from './openai/notes.ts';
import { createOpenAiAnalyzer } from './openai/openai-analyzer.ts';
import type { UsageStore } from './openai/usage-store.ts';

interface EngineParts {
  /** Does the work alone, or where a model can't. */
  readonly local: Analyzer;
  /** Where what a model is asked is computed; in the thread that asks unless told. */
  readonly tasks?: ModelTasks;
  readonly book: UsageStore;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The first pause between two attempts; half a second unless told. */
  readonly pauseMs?: number;
}

/** The engine that the environment asks for. Without the settings of a model it starts all the same, and says what is missing. */
export function createAnalyzer(settings: EngineSettings, { local, ...parts }: EngineParts): Analyzer {
  if (settings.kind === 'local') return local;
  if (settings.model !== null) return createOpenAiAnalyzer({ ...parts, local, settings: settings.model });
  parts.log.warn(`ENGINE=openai requires ${settings.lacks}. Using the built-in engine until it is set.`);
  return noted(local);
}

/** The local engine, whose results say that another was meant. */
function noted(local: Analyzer): Analyzer {
  const note = NOT_SET_UP;
  return {
    ...local,
    analyze: async (document, options) => {
      const result = await local.analyze(document, options);
      return { ...result, engine: { ...result.engine, note } };
    },
    match: async (document, job, options) => {
      const result = await local.match(document, job, options);
      return { ...result, engine: { ...result.engine, note } };
    },
  };
}
