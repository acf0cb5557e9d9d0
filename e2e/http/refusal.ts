import { expect } from 'vitest';

/**
 * What a reply must equal to be a refusal by the contract: JSON with a sentence, and nothing else in it, so that
 * neither a stack nor a page can hide there.
 */
export function aRefusal(status: number, code: string, sentence: RegExp): unknown {
  const whole = new RegExp(`^(?=“|[A-Z])(?=.*[.!?]$).*${sentence.source}`, `s${sentence.flags}`);
  return {
    status,
    type: expect.stringContaining('application/json'),
    body: {
      code,
      error: expect.stringMatching(whole),
      errors: expect.any(Object),
      request_id: expect.stringMatching(/./),
    },
  };
}
