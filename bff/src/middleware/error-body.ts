import { type ErrorBody, GENERIC_ERROR } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import { isConflict, isDatabaseAway, isOwnerGone } from '../db/database-failure.ts';
import { reportOf } from '../error-report.ts';
import { isClientGone } from '../http/client-abort.ts';
import { RateLimited } from '../rate-limits.ts';
import type { ApiContext, ApiState } from './api-state.ts';
import { idsOf, loggedPath } from './request-log.ts';
import { DatabaseSilentError } from './silent-database.ts';

/** When to try again while the database is away, or busy with the same rows. */
const RETRY_SECONDS = 5;

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
  const report = { ...idsOf(ctx), path: loggedPath(ctx), ...reportOf(error) };
  if (isClientGone(ctx)) {
    log.info(report, 'A client went away');
    return new AppError('internal', GENERIC_ERROR);
  }
  if (isOwnerGone(error)) {
    log.info(report, 'What a request writes about was deleted at the same time');
    return new AppError('not_found', 'The position or resume was deleted.');
  }
  if (isDatabaseAway(error) || error instanceof DatabaseSilentError) {
    log.error(report, 'The database did not answer');
    ctx.set('Retry-After', String(RETRY_SECONDS));
    return new AppError('unavailable', "Couldn't reach the database. Try again in a moment.");
  }
  if (isConflict(error)) {
    log.error(report, 'A request was undone each time because of others');
    ctx.set('Retry-After', String(RETRY_SECONDS));
    return new AppError('unavailable', 'Others are changing the same data. Try again in a moment.');
  }
  log.error(report, 'A request failed');
  return new AppError('internal', GENERIC_ERROR);
}
