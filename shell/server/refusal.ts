import { type ErrorBody, type ErrorCode, STATUS_OF } from '@shortlist/api-contract';
import type { Context } from 'koa';

/** A call that the edge does not grant; `message` is a sentence for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** In the language of /api, so that the browser reads all refusals alike. */
export function answerRefusal(ctx: Context, { code, message }: Refusal): void {
  const body: ErrorBody = { error: message, errors: {}, code, request_id: '' };
  ctx.status = STATUS_OF[code];
  ctx.body = body;
}
