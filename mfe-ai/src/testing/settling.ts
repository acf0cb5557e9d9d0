import {
  type Match,
  matches,
  type RequirementVerdict,
  resumes,
  type SettledVerdict,
  type SettlementInput,
} from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { scored } from './backend-position.ts';
import { candidates } from './candidates.ts';

const SHARES: Readonly<Record<SettledVerdict, number>> = { met: 1, partly: 0.5, not_met: 0 };

/** A server that keeps what Robin says of these matches, and answers with the scores that follow. */
export function settling(stored: readonly Match[] = candidates.map(({ match }) => match)) {
  const kept = new Map(stored.map((match) => [match.resume_id, match]));
  const change = (
    resumeId: string,
    id: string,
    after: (before: RequirementVerdict) => RequirementVerdict,
  ) => {
    const match = kept.get(resumeId);
    if (!match) throw new Error(`No match of ${resumeId}.`);
    const requirements = match.requirements.map((each) => (each.id === id ? after(each) : each));
    const changed = scored({ ...match, requirements });
    kept.set(resumeId, changed);
    return changed;
  };
  return [
    mockResponse(matches.latest, (request) => ({ match: kept.get(idsIn(request.url)[0] ?? '') ?? null })),
    mockResponse(matches.settle, async (request) => {
      const { settlements } = (await request.json()) as { settlements: SettlementInput[] };
      return {
        matches: settlements.map((said) => change(said.resume_id, said.requirement_id, settledBy(said))),
      };
    }),
    mockResponse(matches.unsettle, (request) => {
      const [resumeId = '', requirementId = ''] = idsIn(request.url);
      return change(resumeId, requirementId, unsettled);
    }),
    mockResponse(resumes.document, (request) => {
      const found = candidates.find(({ resume }) => request.url.includes(resume.id));
      return (found ?? candidates[0]).written.document;
    }),
  ];
}

/** The ids of resume and requirement in an address. */
function idsIn(address: string): readonly string[] {
  const [, resumeId = '', requirementId = ''] =
    /\/resumes\/([^/]+)(?:\/verdicts\/([^/?]+))?/.exec(new URL(address).pathname) ?? [];
  return [resumeId, requirementId];
}

function settledBy({ verdict, reason, quote }: SettlementInput) {
  return (before: RequirementVerdict): RequirementVerdict => ({
    ...before,
    verdict,
    points: before.of * SHARES[verdict],
    settled: {
      verdict,
      read_as: before.settled?.read_as ?? before.verdict,
      reason,
      quote: quote && {
        ...quote,
        text: 'Cut the rate quote API to 240 ms with a read model in PostgreSQL.',
        page: 1,
        source: null,
      },
      actor: 'Robin',
      at: '2026-11-27T09:00:00.000Z',
    },
  });
}

function unsettled(before: RequirementVerdict): RequirementVerdict {
  const verdict = before.settled?.read_as ?? before.verdict;
  const share = verdict === 'met' ? 1 : verdict === 'partly' ? 0.5 : 0;
  return { ...before, verdict, points: before.of * share, settled: null };
}
