import { maxHeaderSize } from 'node:http';
import * as fc from 'fast-check';
import { allCalls } from '../../src/openapi/calls.ts';
import { ACCESS, CALLERS } from '../access/table.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { UNLIMITED } from '../support/unlimited.ts';
import { type Actor, makeActor, renewActor, rowsOf, signInAgain } from './actors.ts';
import { complaintsOf } from './complaints.ts';
import { sendMalformed } from './malformed.ts';
import { type FuzzRequest, type Rows, requestsTo, type Sender } from './request.ts';
import { endConnections, send } from './send.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** So many requests at least. */
  readonly count: number;
  /** Told from time to time how many have been answered. */
  readonly report?: (answered: number) => void;
}

export interface FuzzResult {
  readonly answered: number;
  /** How often each status was answered. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What was wrong, one entry for each kind and call, with a request that shows it. */
  readonly complaints: readonly string[];
}

/** Of each call in a round; the rows are renewed after each round. */
const ROUND = 20;
const AT_ONCE = 12;
/** Asked less often: what takes a password's time on purpose, and what ends the sessions that the others need. */
const SELDOM = new Set(['auth.login', 'auth.signup', 'auth.logout', 'auth.revokeOtherSessions']);

type Actors = Readonly<Record<Exclude<Sender, 'anonymous'>, Actor>>;

/**
 * Sends made-up requests to every call of the contract, as nobody, two recruiters and an administrator, and holds
 * every answer against what must be true of all. A fourth user, who sends nothing, must stay as they are. The
 * same seed makes the same requests, but for the ids of the rows.
 */
export async function fuzz({ seed, count, report = () => {} }: FuzzOptions): Promise<FuzzResult> {
  const server = await startTestServer({ limits: UNLIMITED });
  const found: Found = { answered: 0, statuses: new Map(), complaints: new Map() };
  try {
    const bystander = await makeActor(server);
    const plan = await server.given.plan();
    await server.given.subscription({ owner: bystander.user, plan });
    const before = await rowsOf(server.deps, bystander);
    let actors = await makeActors(server);
    const rows: Rows = { ids: [] };
    const arbitraries = allCalls.map((call) => [call, requestsTo(call, rows)] as const);
    for (let round = 0; found.answered < count; round += 1) {
      rows.ids = [...bystander.ids, ...Object.values(actors).flatMap((actor) => actor.ids), plan.id];
      const requests = arbitraries.flatMap(([call, arbitrary], index) =>
        fc.sample(arbitrary, { numRuns: SELDOM.has(call.id) ? 2 : ROUND, seed: seed + round * 1000 + index }),
      );
      await sendAll(requests, { server, found, actors, bystander });
      report(found.answered);
      actors = await renewAll(server, actors);
    }
    await sendMalformed(new URL(server.origin), (complaint) => found.complaints.set(complaint, complaint));
    const health = await server.anyone.get('/readyz');
    if (health.status !== 200) note(found, `the server is not ready at the end: ${health.text}`);
    const after = await rowsOf(server.deps, bystander);
    if (JSON.stringify(after) !== JSON.stringify(before))
      note(found, 'rows of a user who did nothing have changed');
  } finally {
    endConnections();
    await server.close();
  }
  return { ...found, complaints: [...found.complaints.values()] };
}

interface Found {
  answered: number;
  readonly statuses: Map<number, number>;
  readonly complaints: Map<string, string>;
}

function note({ complaints }: Found, complaint: string): void {
  complaints.set(complaint, complaint);
}

async function makeActors(server: TestServer): Promise<Actors> {
  return { one: await makeActor(server), two: await makeActor(server), admin: await makeActor(server, true) };
}

async function renewAll(server: TestServer, { one, two, admin }: Actors): Promise<Actors> {
  return {
    one: await renewActor(server, one),
    two: await renewActor(server, two),
    admin: await renewActor(server, admin),
  };
}

interface Around {
  readonly server: TestServer;
  readonly found: Found;
  readonly actors: Actors;
  readonly bystander: Actor;
}

/** Sends them in an order in which neighbors are of different calls, several at once. */
async function sendAll(requests: readonly FuzzRequest[], around: Around): Promise<void> {
  const waiting = requests.map((_, index) => requests[(index * 7919) % requests.length] as FuzzRequest);
  const work = async () => {
    for (let asked = waiting.pop(); asked !== undefined; asked = waiting.pop()) await tryOne(asked, around);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function tryOne(asked: FuzzRequest, { server, found, actors, bystander }: Around): Promise<void> {
  const actor = asked.sender === 'anonymous' ? null : actors[asked.sender];
  const foreign = isToldOfAll(asked)
    ? []
    : [bystander, ...Object.values(actors)].filter((one) => one !== actor).map(({ canary }) => canary);
  try {
    const answer = await send(new URL(server.origin), asked, actor?.cookie ?? null);
    found.answered += 1;
    found.statuses.set(answer.status, (found.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 401 && actor !== null) await signInAgain(server.deps, actor);
    for (const complaint of complaintsOf(asked, answer, foreign)) keep(found, asked, complaint);
  } catch (error) {
    // Node says 431 and closes the connection, at which the client is still writing.
    if (hasHugeHead(asked)) return;
    keep(found, asked, `was not answered: ${String(error)}`);
  }
}

/** Whether the access table has an administrator told the rows of every account. */
function isToldOfAll({ call, sender }: FuzzRequest): boolean {
  return sender === 'admin' && ACCESS[call.id]?.[CALLERS.indexOf('admin')] === '200 all';
}

/** Whether path and headers are more than Node takes. */
function hasHugeHead({ target, headers }: FuzzRequest): boolean {
  return target.length + JSON.stringify(headers).length > maxHeaderSize - 1000;
}

function keep({ complaints }: Found, asked: FuzzRequest, complaint: string): void {
  const kind = `${asked.call.id} ${complaint.slice(0, 60)}`;
  if (complaints.has(kind)) return;
  const { call, sender, method, target, headers, body } = asked;
  const shown = {
    sender,
    method,
    target: target.slice(0, 500),
    headers,
    body: body?.toString('utf8').slice(0, 500),
  };
  complaints.set(kind, `${call.id} ${complaint}\n  ${JSON.stringify(shown)}`);
}
