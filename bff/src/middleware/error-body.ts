import { type ErrorBody, GENERIC_ERROR } from '@shortlist/api-contract';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { reportOf } from '../error-report.ts';
import { AppError } from '../errors.ts';
import { RateLimited } from '../rate-limits.ts';
import type { ApiContext, ApiState } from './api-state.ts';

/** Turns whatever is thrown into the error body of the contract; what is not an AppError is logged. */
export function errorBody(log: Logger): Middleware<ApiState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      answer(ctx, error instanceof AppError ? error : hidden(ctx, log, error));
    }
  };
}

function answer(ctx: ApiContext, error: AppError): void {
  const body: ErrorBody = {
    error: error.message,
    errors: error.fields,
    code: error.code,
    request_id: ctx.state.requestId,
  };
  if (error instanceof RateLimited) ctx.set('Retry-After', String(error.retryAfter));
  ctx.status = error.status;
  ctx.body = body;
}

function hidden(ctx: ApiContext, log: Logger, error: unknown): AppError {
  log.error({ request_id: ctx.state.requestId, path: ctx.path, ...reportOf(error) }, 'A request failed');
  return new AppError('internal', GENERIC_ERROR);
}
