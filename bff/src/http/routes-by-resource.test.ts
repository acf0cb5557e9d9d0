import { Router } from '@koa/router';
import { AppError } from '@shortlist/api-contract/app-error';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import type { ApiState } from '../middleware/api-state.ts';
import { unmatched } from '../middleware/unmatched.ts';
import { routesByResource } from './routes-by-resource.ts';

const router = new Router<ApiState>();
for (const path of ['/api/jobs', '/api/jobs/companies', '/api/jobs/:id', '/api/job-notes/:id'])
  router.register(path, ['GET'], (ctx) => {
    ctx.body = { path, params: ctx.params };
  });

/** What is answered of the path, or the status of a refusal. */
async function ask(path: string, method = 'GET'): Promise<unknown> {
  const ctx = { path, method, request: {}, set() {} } as unknown as Context;
  try {
    await routesByResource(router)(ctx, () => unmatched(ctx, async () => {}));
    return ctx.body;
  } catch (error) {
    return error instanceof AppError ? error.status : error;
  }
}

test.each([
  ['/api/jobs', '/api/jobs', {}],
  ['/API/Jobs/', '/api/jobs', {}],
  ['/api/jobs/companies', '/api/jobs/companies', {}],
  ['/api/jobs/7', '/api/jobs/:id', { id: '7' }],
  ['/api/job-notes/a%20b', '/api/job-notes/:id', { id: 'a b' }],
])('%s is answered by %s', async (asked, path, params) => {
  expect(await ask(asked)).toEqual({ path, params });
});

test.each(['/api/job', '/api/jobs/1/2', '/api', '/', '/api/__proto__'])('%s has no route', async (path) => {
  expect(await ask(path)).toBe(404);
});

test('a path that has another method is known', async () => {
  expect(await ask('/api/jobs/7', 'DELETE')).toBe(405);
});
