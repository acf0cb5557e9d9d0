import {
  Match,
  matches,
  type Quote,
  type RequirementVerdict,
  type ScoreEntry,
  scores,
  type Verdict,
} from '@shortlist/api-contract';
import { read } from '../../../../test/support/caller.ts';
import type { TestUser } from '../../../../test/support/given.ts';
import type { TestServer } from '../../../../test/support/test-server.ts';

export const TEXT = 'Ada Lovelace\nRan the night shift with twelve people.\nDrives a reach truck.';
const BLOCKS = [{ kind: 'line', start: 13, end: 52, page: 2 }] as const;
export const REASON = 'Ada Lovelace told me on the phone.';

export const quoteOf = (text: string): Quote => {
  const start = TEXT.indexOf(text);
  return { text, start, end: start + text.length, page: null, source: null };
};
export const said = (
  id: string,
  verdict: Verdict,
  some: Partial<RequirementVerdict> = {},
): RequirementVerdict => ({
  id,
  text: `About ${id}`,
  kind: 'must',
  type: 'experience',
  verdict,
  points: 0,
  of: 3,
  quotes: [],
  note: null,
  settled: null,
  ...some,
});
export const VERDICTS = [
  said('met', 'met', { points: 3, quotes: [quoteOf('Ran the night shift')] }),
  said('open', 'to_check', { quotes: [quoteOf('Drives a reach truck.')] }),
  said('silent', 'not_mentioned'),
  said('denied', 'not_met', { quotes: [quoteOf('twelve people')] }),
  said('travel', 'to_check', { kind: 'logistics', type: 'logistics', of: 0, quotes: [quoteOf('night')] }),
];

type Callers = Pick<TestServer, 'given' | 'as'>;

/** A matched pair. */
async function matched({ given, as }: Callers, owner: TestUser) {
  const job = await given.job({ owner });
  const resume = await given.resume({ owner, text: TEXT, blocks: [...BLOCKS] });
  const path = `/api/ai/jobs/${job.id}/resumes/${resume.id}`;
  const match = async () => read(Match, await as(owner).post(`${path}/match`));
  const latest = async () => {
    const reply = await as(owner).get(`${path}/match`);
    return read(matches.latest.response, reply).match;
  };
  const settle = (...settlements: object[]) =>
    as(owner).post(`/api/ai/jobs/${job.id}/verdicts`, {
      settlements: settlements.map((each) => ({ resume_id: resume.id, ...each })),
    });
  const unsettle = (id: string) => as(owner).delete(`${path}/verdicts/${id}`);
  return { job, resume, match, latest, settle, unsettle, first: await match() };
}

export const about = (match: Match | null | undefined, id: string) =>
  match?.requirements.find((requirement) => requirement.id === id);

const logOf = async ({ as }: Callers, owner: TestUser, query = ''): Promise<ScoreEntry[]> =>
  read(scores.log.response, await as(owner).get(`/api/scores/log${query}`)).entries;

/** What tests of settled verdicts do on a server. */
export const settledScene = (callers: Callers) => ({
  matched: (owner: TestUser) => matched(callers, owner),
  logOf: (owner: TestUser, query?: string) => logOf(callers, owner, query),
});
