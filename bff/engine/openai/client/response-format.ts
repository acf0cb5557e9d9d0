import type { ModelQuestion } from './model-question.ts';

/**
 * How a server wants to be asked. Servers that speak as OpenAI's does differ in three things, and the older ones
 * refuse a request that holds more than they know.
 */
export interface ResponseFormat {
  /** Whether an answer follows a schema, is JSON, or only told to be. */
  readonly format: 'json_schema' | 'json_object' | 'text';
  /** The name under which the longest answer is given. */
  readonly limit: 'max_completion_tokens' | 'max_tokens';
  /** Whether the same question is to get the same answer; some models know no such setting. */
  readonly isSteady: boolean;
}

/** What is tried first. */
export const FIRST_DIALECT: ResponseFormat = {
  format: 'json_schema',
  limit: 'max_completion_tokens',
  isSteady: true,
};

/** The dialect to try after a refusal, by what the server says of it; null when none is left. */
export function nextResponseFormat(dialect: ResponseFormat, said: string): ResponseFormat | null {
  const { format, limit, isSteady } = dialect;
  const isAboutLimit = new RegExp(`\\b${limit}\\b`).test(said);
  if (isAboutLimit && limit === 'max_completion_tokens') return { ...dialect, limit: 'max_tokens' };
  if (isSteady && /\b(?:temperature|seed)\b/.test(said)) return { ...dialect, isSteady: false };
  if (format === 'json_schema') return { ...dialect, format: 'json_object' };
  if (format === 'json_object') return { ...dialect, format: 'text' };
  if (limit === 'max_completion_tokens') return { ...dialect, limit: 'max_tokens' };
  return isSteady ? { ...dialect, isSteady: false } : null;
}

/** The body of a request in a dialect. */
export function bodyIn({ format, limit, isSteady }: ResponseFormat, model: string, question: ModelQuestion) {
  const { name, schema } = question.form;
  const told = `${question.system}\n\nAnswer with JSON of this schema and nothing else:\n${JSON.stringify(schema)}`;
  const system = format === 'json_schema' ? question.system : told;
  return {
    model,
    messages: [
      { role: 'system' as const, content: system },
      { role: 'user' as const, content: question.user },
    ],
    [limit]: question.maxOutputTokens,
    ...(isSteady ? { temperature: 0, seed: 1 } : {}),
    ...(format === 'json_schema'
      ? { response_format: { type: format, json_schema: { name, schema, strict: true } } }
      : {}),
    ...(format === 'json_object' ? { response_format: { type: format } } : {}),
  };
}
