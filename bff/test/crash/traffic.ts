import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { endpoints, fillPath, isMatchFailure, type Match, rawEndpoints } from '@shortlist/api-contract';
import { FILES } from '@shortlist/engine/testing/files.ts';
import type { z } from 'zod';
import { signed } from '../../sandbox/stripe/deliveries.ts';
import type { Figures, Ledger } from './expectations.ts';
import type { RunningApp } from './running-app.ts';
import type { Scene } from './scene.ts';

/** An app under kills, and where its acknowledgements are noted. */
export interface Checked {
  readonly app: RunningApp;
  readonly scene: Scene;
  readonly ledger: Ledger;
  readonly figures: Figures;
}

/** The traffic of one round. */
export interface Round extends Checked {
  /** Aborted when the app is killed. */
  readonly killed: AbortSignal;
}

/** Sends of every kind at once, each again and again, until the app is gone. */
export async function sendUntilKilled(round: Round): Promise<void> {
  const kinds = [upload, upload, upload, match, matchBatch, remove, deliver];
  await Promise.all(kinds.map((send) => repeat(round, send)));
}

async function repeat(round: Round, send: (round: Round) => Promise<void>): Promise<void> {
  while (!round.killed.aborted) {
    try {
      await send(round);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      round.figures.cutOff += 1;
    }
  }
}

/** fetch and the reading of a body that breaks off both reject with a TypeError. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof TypeError;
}

async function upload({ app, scene, ledger, figures }: Round): Promise<void> {
  const path = [FILES.smallPdf, FILES.docx, FILES.doc][figures.uploads % 3] ?? FILES.smallPdf;
  const original = await readFile(path);
  // A PDF may end in a comment, so that each has bytes of its own.
  const content = path.endsWith('.pdf')
    ? Buffer.concat([original, Buffer.from(`\n% ${randomUUID()}`)])
    : original;
  const body = new FormData();
  body.append('files', new Blob([content]), basename(path));
  const reply = await call({ app, scene }, endpoints.resumes.upload, { body });
  for (const { id } of reply.resumes) {
    ledger.resumes.set(id, sha256(content));
    figures.uploads += 1;
  }
}

async function match({ app, scene, ledger, figures }: Round): Promise<void> {
  const [resumeId] = some(ledger, 1);
  if (resumeId === undefined) return pause();
  const params = { jobId: scene.jobId, resumeId };
  const found = await callUnlessGone({ app, scene }, endpoints.matches.match, { params });
  if (found === null) return;
  ledger.matches.set(resumeId, found.match_score);
  figures.matches += 1;
  // A match is much cheaper than an upload: without a breath there would be nothing else.
  await pause();
}

async function matchBatch({ app, scene, ledger, figures }: Round): Promise<void> {
  const ids = some(ledger, 3);
  if (ids.length === 0) return pause();
  const body = JSON.stringify({ resume_ids: ids });
  const { results } = await call({ app, scene }, endpoints.matches.matchBatch, {
    params: { jobId: scene.jobId },
    body,
  });
  const done = results.filter((result): result is Match => !isMatchFailure(result));
  for (const { resume_id, match_score } of done) ledger.matches.set(resume_id, match_score);
  figures.matches += done.length;
  await pause();
}

/** A third as often as uploads, so that there is more to lose with each round. */
async function remove({ app, scene, ledger, figures }: Round): Promise<void> {
  if (figures.deletes * 3 >= figures.uploads) return pause();
  const [id] = some(ledger, 1);
  if (id === undefined) return pause();
  ledger.resumes.delete(id);
  ledger.doubtful.add(id);
  await call({ app, scene }, endpoints.resumes.remove, { params: { id } });
  ledger.doubtful.delete(id);
  ledger.deleted.add(id);
  figures.deletes += 1;
}

async function deliver(round: Round): Promise<void> {
  const id = `evt_crash${randomUUID().replaceAll('-', '')}`;
  round.ledger.unanswered.add(id);
  await deliverEvent(round, id);
  round.ledger.unanswered.delete(id);
  round.ledger.events.add(id);
  round.figures.events += 1;
}

/** Delivers an event about the recruiter's subscription, signed as Stripe signs. */
export async function deliverEvent({ app, scene }: Pick<Round, 'app' | 'scene'>, id: string): Promise<void> {
  const data = { object: { id: scene.subscriptionId, object: 'subscription' } };
  const event = { id, object: 'event', type: 'customer.subscription.updated', data };
  const { payload, signature } = signed(event, app.webhookSecret);
  const { path, method } = rawEndpoints.payments.webhook;
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const reply = await fetch(app.origin + path, { method, headers, body: payload });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`An event was answered ${reply.status}: ${text}`);
}

interface Target {
  readonly app: Pick<RunningApp, 'origin'>;
  readonly scene: Pick<Scene, 'recruiter'>;
}

interface Sent {
  readonly params?: Record<string, string>;
  readonly body?: FormData | string;
}

interface Answered<S extends z.ZodType> {
  readonly method: string;
  readonly path: string;
  readonly response: S;
}

/** Calls as the recruiter. @throws TypeError when the app is gone, Error when it refuses. */
export async function call<S extends z.ZodType>(
  target: Target,
  endpoint: Answered<S>,
  sent: Sent = {},
): Promise<z.output<S>> {
  const reply = await send(target, endpoint, sent);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${endpoint.method} ${endpoint.path} was answered ${reply.status}: ${text}`);
  return endpoint.response.parse(JSON.parse(text));
}

/** As `call`; null when the resume was deleted meanwhile. */
async function callUnlessGone<S extends z.ZodType>(target: Target, endpoint: Answered<S>, sent: Sent) {
  const reply = await send(target, endpoint, sent);
  const text = await reply.text();
  if (reply.status === 404) return null;
  if (!reply.ok) throw new Error(`${endpoint.path} was answered ${reply.status}: ${text}`);
  return endpoint.response.parse(JSON.parse(text));
}

function send({ app, scene }: Target, { method, path }: Answered<z.ZodType>, { params, body }: Sent) {
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const headers = { cookie: scene.recruiter.cookie, ...json };
  return fetch(app.origin + fillPath(path, params), { method, headers, body: body ?? null });
}

/** Some of the resumes that are there, by chance. */
function some({ resumes }: Ledger, count: number): string[] {
  const ids = [...resumes.keys()];
  const start = Math.floor(Math.random() * ids.length);
  return ids.slice(start, start + count);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
