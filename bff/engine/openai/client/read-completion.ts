import { z } from 'zod';
import { ModelFailure, type TokenUsage } from './model-failure.ts';

const Tokens = z.number().int().min(0).max(100_000_000);
const Usage = z.object({ prompt_tokens: Tokens, completion_tokens: Tokens });

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** The words of a completion, and what they cost; null where the server doesn't say. */
export interface Completed {
  readonly text: string;
  readonly usage: TokenUsage | null;
}

/** @throws ModelFailure malformed, truncated, refused, each with its usage. */
export function readCompletion(body: unknown): Completed {
  const usage = usageOf(body);
  const parsed = Completion.safeParse(body);
  const choice = parsed.data?.choices[0];
  if (choice === undefined) throw new ModelFailure('malformed', 'The response has no completion.', { usage });
  const { finish_reason: reason, message } = choice;
  if (message.refusal || reason === 'content_filter') {
    throw new ModelFailure('refused', 'The model refused to answer.', { usage });
  }
  if (reason === 'length') throw new ModelFailure('truncated', 'The response was cut off.', { usage });
  const text = message.content?.trim() ?? '';
  if (text === '') throw new ModelFailure('malformed', 'The response is empty.', { usage });
  return { text, usage };
}

function usageOf(body: unknown): TokenUsage | null {
  const parsed = z.object({ usage: Usage }).safeParse(body);
  if (!parsed.success) return null;
  const { prompt_tokens: input, completion_tokens: output } = parsed.data.usage;
  return { input, output };
}
