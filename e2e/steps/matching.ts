import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { endpoints, type Resume } from '@shortlist/api-contract';
import type { Locator, Page, Route } from 'playwright-core';
import { desktop, phone } from '../browser/journey.ts';
import { aNewAccount } from './account.ts';
import { backendPosition } from './hiring.ts';

const fixtures = join(import.meta.dirname, '../fixtures');

/** What a backend engineer answers to with several verdicts. */
export const demandingPosition = {
  title: 'Principal Engineer',
  description: [
    'Requirements:',
    '- 30+ years of experience in backend development',
    '- TypeScript and PostgreSQL',
    '- Haskell in production',
  ].join('\n'),
};

/** What somebody has who is about to match. */
export interface MatchingFixture {
  readonly jobId: string;
  readonly resumes: readonly Resume[];
}

/**
 * Signs somebody new in, with a position and resumes, by the calls that the forms make: for journeys that begin after
 * that. A file may be given as `fixture.pdf as other-name.pdf`.
 */
export async function haveStock(
  page: Page,
  files: readonly string[],
  position = backendPosition,
): Promise<MatchingFixture> {
  const { request } = page;
  await request.post('/api/auth/signup', { data: aNewAccount() });
  const job = await request.post('/api/jobs', { data: position });
  const resumes: Resume[] = [];
  for (let at = 0; at < files.length; at += 5) {
    const form = new FormData();
    for (const file of files.slice(at, at + 5)) form.append('files', await fileOf(file));
    const reply = await request.post('/api/resumes', { multipart: form });
    resumes.push(...endpoints.resumes.upload.response.parse(await reply.json()).resumes);
  }
  return { jobId: endpoints.jobs.create.response.parse(await job.json()).id, resumes };
}

async function fileOf(words: string): Promise<File> {
  const [fixture = '', name = fixture] = words.split(' as ');
  return new File([new Uint8Array(await readFile(join(fixtures, fixture)))], basename(name));
}

/** The whole text of a resume as it was read. */
export async function textOf(page: Page, resumeId: string): Promise<string> {
  const reply = await page.request.get(`/api/resumes/${resumeId}/document`);
  return endpoints.resumes.document.response.parse(await reply.json()).text;
}

/** Holds the calls to a path until they are let go; `from` is the first one that is held. */
export async function holdRequests(page: Page, path: string, from = 1): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  let count = 0;
  const wait = async (route: Route) => {
    count += 1;
    if (count >= from) await gate.promise;
    // A call that the page gave up meanwhile can't go on.
    await route.continue().catch(() => {});
  };
  await page.route(path, wait);
  return async () => {
    gate.resolve();
    await page.unroute(path, wait);
  };
}

/** Answers the calls to a path with a fault of the server, until it is repaired. */
export async function breakCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const body = { error: 'x', errors: {}, code: 'internal', request_id: 'broken' };
  const fail = (route: Route) => route.fulfill({ status: 500, json: body });
  await page.route(path, fail);
  return () => page.unroute(path, fail);
}

/** Chooses every resume that is shown and has them matched. */
export async function matchEverything(page: Page, jobId: string): Promise<void> {
  await page.goto(`/jobs/${jobId}/select_resumes_batch`);
  await page.getByRole('checkbox', { name: 'Select all' }).check({ force: true });
  await page.getByRole('button', { name: /^Match \d+ resumes?$/ }).click();
}

/** Whether all of something stands in the window. */
export async function isInSight(thing: Locator): Promise<boolean> {
  const box = await thing.boundingBox();
  const height = thing.page().viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** The cells of a CSV file by row, as a spreadsheet reads them. */
export function cellsOf(csv: string): string[][] {
  return csv
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

/** The marked words of a match that are more than six; what nobody has judged has a line under it and no marker. */
export async function longMarksOf(page: Page): Promise<string[]> {
  const marked = page.locator('tr[data-requirement] mark:not([data-tone=pencil])');
  return (await marked.allTextContents()).filter((words) => words.trim().split(/\s+/).length > 6);
}

/** What stands in the reason of a correction after the window became as narrow as a phone, and wide again. */
export async function reasonAfterTurning(page: Page, typed: string): Promise<string> {
  await page
    .getByRole('button', { name: /^Correct the verdict/ })
    .first()
    .click();
  const reason = page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ });
  await reason.fill(typed);
  await page.setViewportSize(phone);
  const kept = await reason.inputValue();
  await page.setViewportSize(desktop);
  await page.keyboard.press('Escape');
  return kept;
}
