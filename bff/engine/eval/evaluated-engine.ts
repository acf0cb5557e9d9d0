import { readFileSync } from 'node:fs';
import { readSettings } from '@shortlist/api-contract/settings';
import { pino } from 'pino';
import { z } from 'zod';
import { type Analyzer, createLocalAnalyzer } from '../analyzer.ts';
import { createAnalyzer } from '../create-analyzer.ts';
import { EngineVariables, engineSettingsOf } from '../openai/client/openai-settings.ts';
import { createUsageBook } from '../openai/usage-store.ts';

/** An engine to measure, and what asking a model has come to. */
export interface EvaluatedEngine {
  readonly analyzer: Analyzer;
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
  const local = createLocalAnalyzer();
  if (name === 'local') return { analyzer: local, describeUse: () => [] };
  if (name !== 'openai') throw new Error(`There is no engine "${name}": --engine is local or openai.`);
  const values = readSettings(z.object(EngineVariables), { ...variables, ENGINE: 'openai' }, (file) =>
    readFileSync(file, 'utf8'),
  );
  if (typeof values === 'string') throw new Error(values);
  const engine = engineSettingsOf(values);
  if (engine.kind === 'openai' && engine.model === null) {
    throw new Error(`--engine openai needs ${engine.lacks}.`);
  }
  const book = createUsageBook();
  const analyzer = createAnalyzer(engine, {
    local,
    book,
    log: pino({ level: 'error' }, pino.destination(2)),
  });
  return {
    analyzer,
    describeUse: () => {
      const ended = Map.groupBy(book.entries, ({ outcome }) => outcome);
      const counts = [...ended].map(([outcome, calls]) => `${outcome} ${calls.length}`);
      const input = book.entries.reduce((sum, { tokens }) => sum + tokens.input, 0);
      const output = book.entries.reduce((sum, { tokens }) => sum + tokens.output, 0);
      return [`the model: ${counts.join(', ') || 'never asked'}; tokens in ${input}, out ${output}`];
    },
  };
}
