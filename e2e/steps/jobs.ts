import {
  endpoints,
  type Job,
  type JobMetadata,
  NO_JOB_METADATA,
  parseJobDescription,
  serializeJobDescription,
} from '@shortlist/api-contract';
import type { Locator, Page } from 'playwright-core';
import { type Account, aNewAccount } from './account.ts';

/** Signs somebody new up without the form: for journeys that begin after that. */
export async function signUpNewUser(page: Page): Promise<Account> {
  const account = aNewAccount();
  const reply = await page.request.post('/api/auth/signup', { data: account });
  if (!reply.ok()) throw new Error(`Nobody could be signed up: ${await reply.text()}`);
  return account;
}

/** Stores a position, by the call that the form makes. */
export async function haveJob(page: Page, title: string, description: string | null = null): Promise<Job> {
  const reply = await page.request.post('/api/jobs', { data: { title, description } });
  return endpoints.jobs.create.response.parse(await reply.json());
}

/** The stored position. */
export async function storedJob(page: Page, id: string): Promise<Job> {
  const reply = await page.request.get(`/api/jobs/${id}`);
  return endpoints.jobs.get.response.parse(await reply.json());
}

/** A description as the dashboard stores it: text, and beside it what stands in fields. */
export function serialized(text: string, metadata: Partial<JobMetadata>): string {
  return serializeJobDescription({ text, metadata: { ...NO_JOB_METADATA, ...metadata } });
}

/** What is stored beside the text of a position. */
export function metadataOf({ description }: Job): JobMetadata | null {
  return parseJobDescription(description).metadata;
}

/** Opens the menu of a row of the list and chooses an entry. */
export async function chooseInRow(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

/** The row of a position in the list. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('table', { name: 'Job positions' }).getByRole('row', { name: new RegExp(title) });
}

/** A refusal as the server words it, for a call that is answered on its way. */
export function aRefusalOf(code: string, error: string, errors: Record<string, string> = {}) {
  return { code, error, errors, request_id: 'journey' };
}

/** Every call of a page to an address, from now on. */
export function callsOf(page: Page, method: string, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls.push(request.url());
  });
  return calls;
}
