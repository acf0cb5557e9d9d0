import { endpoints } from '@shortlist/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { bundledRemotes } from '../loader/bundled-source.ts';
import { provideRemotes } from '../loader/host.ts';
import { createLoader } from '../loader/loader.ts';
import { createRegistry } from '../registry/registry.ts';
import type { TelemetryEvent } from '../telemetry/events.ts';
import { forgetTelemetry, onTelemetry } from '../telemetry/outbox.ts';
import { queryOf } from './endpoint-queries.ts';
import { queryClient } from './query-client.ts';

const releases = { shell: { version: '1.0.0' }, remotes: [] };

afterEach(() => {
  queryClient.clear();
  forgetTelemetry();
});

/** Fails one query, with or without words of its own, and gives what was reported. */
async function reportsOf(options: { meta?: Record<string, unknown> }): Promise<TelemetryEvent[]> {
  const reports: TelemetryEvent[] = [];
  const stop = onTelemetry((report) => reports.push(report));
  const failing = { ...queryOf(endpoints.jobs.list), ...options, retry: false };
  const queryFn = vi.fn(() =>
    Promise.reject(new ApiError('rate_limited', 'Wait a minute.', { status: 429 })),
  );
  await queryClient.fetchQuery({ ...failing, queryFn }).catch(() => undefined);
  stop();
  return reports;
}

test('[JB-06] a query that failed is logged in the words of its screen', async () => {
  provideRemotes({
    registry: createRegistry(releases),
    loader: createLoader({ source: bundledRemotes({}) }),
  });

  const reports = await reportsOf({ meta: { failure: 'Failed to load job positions' } });

  expect(reports).toMatchObject([{ message: 'Failed to load job positions: Wait a minute.' }]);
});

test('a query without such words reports nothing', async () => {
  provideRemotes({
    registry: createRegistry(releases),
    loader: createLoader({ source: bundledRemotes({}) }),
  });

  expect(await reportsOf({})).toEqual([]);
});
