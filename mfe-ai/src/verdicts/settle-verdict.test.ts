import { aMatch } from '@shortlist/api-contract/testing';
import { queryClient } from '@shortlist/platform';
import { afterEach, expect, test, vi } from 'vitest';
import { matchKey } from '../match/use-match.ts';
import { fakeNetwork } from '../testing/fake-network.ts';
import { changeWords, settleVerdict, takeBackVerdict, type VerdictAt } from './settle-verdict.ts';

afterEach(() => vi.unstubAllGlobals());

const match = aMatch({ match_score: 0.5 });
const at = (index: number) => ({ match, requirement: match.requirements[index] }) as VerdictAt;
const met = { verdict: 'met', reason: null, quote: null } as const;

test('[VD-03] a second verdict waits for the answer to the first, and the page shows the last answer', async () => {
  const { calls } = fakeNetwork();

  const first = settleVerdict(at(0), met);
  const second = settleVerdict(at(1), met);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer({ matches: [{ ...match, match_score: 0.6 }] });
  await first;
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer({ matches: [{ ...match, match_score: 0.8 }] });

  expect((await second).match_score).toBe(0.8);
  expect(calls[1]?.body).toEqual({
    settlements: [{ ...met, resume_id: match.resume_id, requirement_id: 'r2' }],
  });
  expect(queryClient.getQueryData(matchKey(match.job_id, match.resume_id))).toMatchObject({
    match_score: 0.8,
  });
});

test('[VD-03] a verdict that the server refuses does not keep the next one from being sent', async () => {
  const { calls } = fakeNetwork();

  const refused = settleVerdict(at(0), met);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.refuse(400, 'invalid_input', 'Enter a reason.');
  await expect(refused).rejects.toThrow('Enter a reason.');
  const undone = takeBackVerdict(at(1));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.answer(match);

  expect((await undone).id).toBe(match.id);
  expect(calls[1]).toMatchObject({
    method: 'DELETE',
    path: `/api/ai/jobs/${match.job_id}/resumes/${match.resume_id}/verdicts/r2`,
  });
});

test('[VD-05] what the number became is a sentence, also where there is none', () => {
  const unclear = aMatch({ match_score: 0.1, band: 'insufficient_data' });

  expect(changeWords(match, aMatch({ match_score: 0.8 }))).toBe('50% is now 80%.');
  expect(changeWords(unclear, match)).toBe('Not enough to tell is now 50%.');
  expect(changeWords(match, match)).toBe('The match score stays the same: 50%.');
});
