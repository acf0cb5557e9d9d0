import { pino } from 'pino';
import { type Analyser, createLocalAnalyser } from '../engine/analyser.ts';
import { createAnalyser } from '../engine/create-analyser.ts';
import { createUsageBook } from '../engine/openai/usage-book.ts';
import { readEnv } from '../env.ts';

/** An engine to measure, and what asking a model has come to. */
export interface EvaluatedEngine {
  readonly analyser: Analyser;
  /** Nothing for an engine that asks nobody. A call that was not answered was done by the local engine. */
  readonly describeUse: () => string[];
}

/**
 * The engine of that name; a model is set up by the same variables as for the product.
 *
 * @throws Error with a sentence, for another name or a model that is not set up.
 */
export function evaluatedEngine(
  name: string,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): EvaluatedEngine {
  const local = createLocalAnalyser();
  if (name === 'local') return { analyser: local, describeUse: () => [] };
  if (name !== 'openai') throw new Error(`There is no engine "${name}": --engine is local or openai.`);
  const { engine } = readEnv({ ...variables, ENGINE: 'openai' });
  if (engine.kind === 'openai' && engine.model === null) {
    throw new Error(`--engine openai needs ${engine.lacks}.`);
  }
  const book = createUsageBook();
  const analyser = createAnalyser(engine, {
    local,
    book,
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  return {
    analyser,
    describeUse: () => {
      const ended = Map.groupBy(book.entries, ({ outcome }) => outcome);
      const counts = [...ended].map(([outcome, calls]) => `${outcome} ${calls.length}`);
      const input = book.entries.reduce((sum, { tokens }) => sum + tokens.input, 0);
      const output = book.entries.reduce((sum, { tokens }) => sum + tokens.output, 0);
      return [`the model: ${counts.join(', ') || 'never asked'}; tokens in ${input}, out ${output}`];
    },
  };
}
