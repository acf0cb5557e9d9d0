// @module-tag postgres: every call of the API is made: types that the driver of the server reads otherwise show here.
import { readFileSync } from 'node:fs';
import { fillPath } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test } from 'vitest';
import { startSandboxIssuer } from '../../sandbox/google/issuer.ts';
import { type ApiCall, allCalls, isRaw } from '../../src/openapi/calls.ts';
import type { Caller } from '../support/caller.ts';
import type { Reply } from '../support/reply.ts';
import { startTestServer } from '../support/test-server.ts';
import { UNLIMITED } from '../support/unlimited.ts';
import { dump } from './dump.ts';
import { type Fixtures, seedFixtures } from './fixtures.ts';
import { inputFor } from './inputs.ts';
import { accessPage } from './page.ts';
import { ACCESS, CALLERS, type CallerKind } from './table.ts';

const issuer = await startSandboxIssuer();
const server = await startTestServer({ limits: UNLIMITED, settings: { google: issuer.settings } });
afterAll(() => Promise.all([server.close(), issuer.close()]));
const idToken = await issuer.issue({
  sub: '1',
  email: 'noor@example.com',
  email_verified: true,
  name: 'Noor',
});

/** Own answers in which nothing of a row stands: counts and advice. */
const ONLY_COUNTS = new Set([
  'account.get',
  'auth.revokeOtherSessions',
  'candidates.erasures',
  'dashboard.stats',
  'dashboard.trends',
  'dashboard.urgentMessage',
  'retention.get',
  'retention.update',
  'subscriptions.mine',
]);

/** Calls about a payment that the owner has begun. */
const PAYS = new Set(['payments.checkoutSession', 'payments.createPortalSession']);

/** Calls by which somebody who is not signed in changes the owner's rows, because they are the owner. */
const SIGNS_IN = new Set(['auth.login']);

/** The rows of the last call, as long as none has changed: most calls are refused, and change nothing. */
let untouched: { readonly scene: Fixtures; readonly rows: readonly string[]; readonly pays: boolean } | null =
  null;

const cells = allCalls.flatMap((call) =>
  CALLERS.map((caller, column) => ({ id: call.id, caller, cell: ACCESS[call.id]?.[column] ?? '', call })),
);

test('[AP-03] every call of the contract has a row in the access table, and no row is of another', () => {
  const ids = allCalls.map(({ id }) => id);
  const missing = ids.filter((id) => ACCESS[id] === undefined);

  expect(missing, `Add to bff/test/access/table.ts who may call ${missing.join(', ')}.`).toEqual([]);
  expect(Object.keys(ACCESS).filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(cells)('[AP-03] [BL-05] $id by $caller is answered $cell', async ({ call, caller, cell }) => {
  const { scene, rows: before } = await rowsFor(call);

  const reply = await send(callerFor(caller, scene), call, scene);

  const after = await dump(server.deps);
  const changes = changesIn(before, after);
  untouched = changes.length === 0 ? { scene, rows: after, pays: PAYS.has(call.id) } : null;
  const isOwner = caller === 'owner' || SIGNS_IN.has(call.id);
  const seesAll = cell.endsWith(' all');
  const needsOwn = caller === 'owner' && cell.endsWith(' own') && !ONLY_COUNTS.has(call.id);
  expect({
    answer: answerOf(reply),
    changedInVain: reply.status >= 400 ? changes : [],
    changedOfOwner: isOwner ? [] : changes.filter((row) => isOfOwner(row, scene)),
    toldOfOwner: isOwner || seesAll ? [] : traces(reply, scene),
    tellsOwn: !(needsOwn || seesAll) || traces(reply, scene).length > 0,
  }).toEqual({
    answer: cell.replace(/ (own|all)$/, ''),
    changedInVain: [],
    changedOfOwner: [],
    toldOfOwner: [],
    tellsOwn: true,
  });
});

test('docs/access.md is printed from the table as it is', () => {
  const page = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');

  expect(page, 'Print it anew: node bff/test/access/write-page.ts').toBe(accessPage());
});

async function rowsFor({ id }: ApiCall) {
  const pays = PAYS.has(id);
  if (untouched?.pays === pays) return untouched;
  const scene = await seedFixtures(server, { idToken, pays });
  return { scene, rows: await dump(server.deps) };
}

function callerFor(kind: CallerKind, scene: Fixtures): Caller {
  return kind === 'anonymous' ? server.anyone : server.as(scene[kind]);
}

function send(caller: Caller, call: ApiCall, scene: Fixtures): Promise<Reply> {
  if (!isRaw(call) && call.files !== undefined) return caller.upload(FILES.smallPdf);
  const { params, body } = inputFor(call, scene);
  const path = fillPath(call.path, params);
  const isJson = body !== undefined;
  return caller.send(path, {
    method: call.method,
    ...(isJson ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  });
}

/** What of the owner's rows stands in an answer. */
function traces({ text }: Reply, { owner, jobId, resumeId, batchId, sessionId, canary }: Fixtures): string[] {
  const said = text.replaceAll(/"request_id":"[^"]*"/g, '');
  return [owner.id, jobId, resumeId, batchId, sessionId, canary].filter((trace) => said.includes(trace));
}

/** `404 not_found`, or a status alone. */
function answerOf({ status, body }: Reply): string {
  return status < 400 ? String(status) : `${status} ${(body as { code?: string }).code}`;
}

/** Rows that came, went, or are not what they were. */
function changesIn(before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(after)];
  return [...before.filter((row) => !is.has(row)), ...after.filter((row) => !was.has(row))];
}

function isOfOwner(row: string, { owner, jobId, resumeId, batchId }: Fixtures): boolean {
  return [owner.id, jobId, resumeId, batchId].some((id) => row.includes(id));
}
