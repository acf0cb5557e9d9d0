import type { z } from 'zod';
import { ModelFailure } from './client/model-failure.ts';

/**
 * The JSON of an answer, also where a model wraps it in a fence or thinks aloud before it.
 *
 * @throws ModelFailure malformed
 */
export function readJson<T>(text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  throw new ModelFailure('malformed', 'The answer has not the form that was asked for.');
}

function parse(text: string): unknown {
  const spoken = text.replace(/^[\s\S]*<\/think>/, '');
  for (const candidate of [spoken, spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // The next candidate may be the JSON.
    }
  }
  return undefined;
}

/** Words of a model for people: one line without control characters, cut at a word. Null when nothing is left. */
export function plainWords(text: string | null | undefined, longest: number): string | null {
  const words = (text ?? '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/█+/g, '…')
    .trim();
  if (words === '') return null;
  return words.length <= longest ? words : `${words.slice(0, longest).replace(/\s+\S*$/, '')} …`;
}
