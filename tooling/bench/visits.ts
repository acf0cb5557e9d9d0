import { endpoints } from '@shortlist/api-contract';
import type { Browser, Cookie } from 'playwright-core';

/** A page that is measured, and the texts of the demo's data that must be there. */
export interface Route {
  readonly path: string;
  readonly texts: readonly string[];
}

/** Signs in as the demo's recruiter. Returns the session's cookies, and the pages with what they must show. */
export async function prepareVisits(
  browser: Browser,
  address: string,
): Promise<{ cookies: Cookie[]; routes: Route[] }> {
  const context = await browser.newContext({ baseURL: address });
  const data = { email: 'recruiter@example.com', password: 'demo-password' };
  await context.request.post(endpoints.auth.login.path, { data });
  const read = async (path: string): Promise<unknown> => (await context.request.get(path)).json();
  const jobs = endpoints.jobs.list.response.parse(await read(endpoints.jobs.list.path));
  const { resumes } = endpoints.resumes.list.response.parse(await read(endpoints.resumes.list.path));
  const history = endpoints.matches.jobsWithMatches.response.parse(
    await read(endpoints.matches.jobsWithMatches.path),
  );
  const cookies = await context.cookies();
  await context.close();
  const job = required(jobs[0], 'position').title;
  const resume = required(resumes[0], 'resume').candidate_name;
  const best = required(history.jobs.flatMap((each) => each.matched_resumes)[0], 'match').match_score.toFixed(
    2,
  );
  return {
    cookies,
    routes: [
      { path: '/joblist', texts: [job] },
      { path: '/userhome', texts: [job, resume, best, 'See Plans'] },
    ],
  };
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined)
    throw new Error(`The demo data holds no ${what}: the bench has nothing to look for.`);
  return value;
}
