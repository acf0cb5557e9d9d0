import { AppError } from '@shortlist/api-contract/app-error';
import type { Middleware } from 'koa';
import type { ApiState } from './api-state.ts';

interface Matched {
  readonly methods: readonly string[];
}

/** Answers what no route took: 405 with the methods that the path has, else 404. Stands after the router. */
export const unmatched: Middleware<ApiState, { matched?: readonly Matched[] }> = async (ctx) => {
  const methods = [...new Set((ctx.matched ?? []).flatMap((layer) => layer.methods))].sort();
  if (methods.length === 0) throw new AppError('not_found', `${ctx.path} not found.`);
  ctx.set('Allow', methods.join(', '));
  throw new AppError('method_not_allowed', `${ctx.path} doesn't support ${ctx.method}.`);
};
