import type { Logger } from 'pino';
import type { Analyser } from './analyser.ts';
import type { EngineSettings } from './openai/client/openai-settings.ts';
import type { ModelTasks } from './openai/model-tasks.ts';
import { NOT_SET_UP } from './openai/notes.ts';
import { createOpenAiAnalyser } from './openai/openai-analyser.ts';
import type { UsageBook } from './openai/usage-book.ts';

interface EngineParts {
  /** Does the work alone, or where a model can't. */
  readonly local: Analyser;
  /** Where what a model is asked is computed; in the thread that asks unless told. */
  readonly tasks?: ModelTasks;
  readonly book: UsageBook;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** The first pause between two attempts; half a second unless told. */
  readonly pauseMs?: number;
}

/** The engine that the environment asks for. Without the settings of a model it starts all the same, and says what is missing. */
export function createAnalyser(settings: EngineSettings, { local, ...parts }: EngineParts): Analyser {
  if (settings.kind === 'local') return local;
  if (settings.model !== null) return createOpenAiAnalyser({ ...parts, local, settings: settings.model });
  parts.log.warn(`ENGINE=openai needs ${settings.lacks}: until then the local engine does the work.`);
  return noted(local);
}

/** The local engine, whose results say that another was meant. */
function noted(local: Analyser): Analyser {
  const note = NOT_SET_UP;
  return {
    ...local,
    analyse: async (document, options) => {
      const result = await local.analyse(document, options);
      return { ...result, engine: { ...result.engine, note } };
    },
    match: async (document, job, options) => {
      const result = await local.match(document, job, options);
      return { ...result, engine: { ...result.engine, note } };
    },
  };
}
