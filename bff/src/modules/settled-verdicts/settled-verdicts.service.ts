import type { RequirementVerdict, SettlementInput } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { SettledRequirement } from '@shortlist/engine';
import type { EntityManager } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { TextWork } from '../../text/text-work.ts';
import { effectiveResult } from '../matches/effective-result.ts';
import { storeEffective } from '../matches/matches.service.ts';
import { logScore } from '../score-log/score-log.service.ts';
import { type HeldMatch, holdMatches, type OwnJob } from './hold-matches.ts';
import { type PickedSources, pickedSources } from './picked-sources.ts';
import { SettledVerdict } from './settled-verdict.entity.ts';
import { refused, settledQuote } from './settlement-rules.ts';

/** Who settles verdicts of which position. */
export interface Settler extends OwnJob {
  /** Their name. */
  readonly actor: string;
  readonly textWork: TextWork;
}

/**
 * Settles or corrects verdicts, all or none; the scores follow, and the log has each. Returns the resumes, as first named.
 *
 * @throws AppError not_found for a match or a requirement; invalid_input for one that can't be settled so
 */
export async function settleStoredVerdicts(
  em: EntityManager,
  settler: Settler,
  inputs: readonly SettlementInput[],
): Promise<string[]> {
  refuseTwice(inputs);
  const resumeIds = [...new Set(inputs.map(({ resume_id }) => resume_id))];
  const sources = await pickedSources(em, settler, inputs);
  await em.transactional(async (tx) => {
    const held = await holdMatches(tx, settler, resumeIds);
    const said = inputs.map((input, index) => saidOf({ input, index, sources }, settler, held));
    await tx.upsertMany(
      SettledVerdict,
      said.map(({ match, settled }) => rowOf(settler, match, settled)),
      { onConflictFields: ['jobId', 'resumeId', 'requirementId'], onConflictExcludeFields: ['id'] },
    );
    // In the order in which their resumes are held.
    for (const resumeId of resumeIds.toSorted()) {
      await follow(
        tx,
        settler,
        said.filter(({ match }) => match.resumeId === resumeId),
      );
    }
  });
  return resumeIds;
}

function refuseTwice(inputs: readonly SettlementInput[]): void {
  const seen = new Set<string>();
  for (const [index, { resume_id, requirement_id }] of inputs.entries()) {
    const key = `${resume_id} ${requirement_id}`;
    if (seen.has(key)) throw refused(index, { requirement_id: 'Settle each requirement once in a call.' });
    seen.add(key);
  }
}

/** What was said of one requirement of one match. */
interface Said {
  readonly match: HeldMatch;
  /** As the engine has it. */
  readonly requirement: RequirementVerdict;
  readonly settled: SettledRequirement;
}

function saidOf(
  {
    input,
    index,
    sources,
  }: { readonly input: SettlementInput; readonly index: number; readonly sources: PickedSources },
  { actor }: Settler,
  held: ReadonlyMap<string, HeldMatch>,
): Said {
  const match = held.get(input.resume_id);
  const requirement = match?.result.requirements.find(({ id }) => id === input.requirement_id);
  if (match === undefined || requirement === undefined) throw requirementNotFound();
  if (match.isSuperseded) {
    throw refused(index, {
      resume_id: 'A newer resume of this candidate is matched. Settle its verdicts instead.',
    });
  }
  const { verdict, reason } = input;
  const quote = settledQuote({ input, index, source: sources.get(input) ?? null }, requirement, match.resume);
  const settled = {
    verdict,
    reason,
    quote,
    actor,
    read_as: requirement.verdict,
    at: new Date().toISOString(),
  };
  return { match, requirement, settled: { requirement_id: requirement.id, ...settled } };
}

function rowOf({ ownerId, jobId }: Settler, { resumeId }: HeldMatch, settled: SettledRequirement) {
  const { requirement_id, read_as, at, ...said } = settled;
  const of = { ownerId, jobId, resumeId, requirementId: requirement_id };
  return { id: newId(), ...of, ...said, readAs: read_as, at: new Date(at) };
}

/** One after the other, so that each line of the log has the score before it and the one after. */
async function follow(tx: EntityManager, settler: OwnJob, all: readonly Said[]): Promise<void> {
  const [first] = all;
  if (first === undefined) return;
  let settled = first.match.settled;
  let before = effectiveResult(first.match.result, settled);
  for (const { match, requirement, settled: said } of all) {
    settled = [...withoutOne(settled, requirement.id), said];
    const after = effectiveResult(match.result, settled);
    await logVerdict(tx, settler, {
      match,
      requirement,
      said,
      scores: [before.match_score, after.match_score],
    });
    before = after;
  }
  await storeEffective(tx, first.match.id, before);
}

function withoutOne(settled: readonly SettledRequirement[], id: string): SettledRequirement[] {
  return settled.filter(({ requirement_id }) => requirement_id !== id);
}

/** Takes back what a person said of a requirement, if they said anything; the log keeps both. @throws AppError not_found */
export async function unsettleVerdict(
  em: EntityManager,
  own: OwnJob,
  { resumeId, requirementId }: { readonly resumeId: string; readonly requirementId: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    const match = (await holdMatches(tx, own, [resumeId])).get(resumeId);
    const requirement = match?.result.requirements.find(({ id }) => id === requirementId);
    if (match === undefined || requirement === undefined) throw requirementNotFound();
    const left = withoutOne(match.settled, requirement.id);
    if (left.length === match.settled.length) return;
    await tx.nativeDelete(SettledVerdict, { jobId: own.jobId, resumeId, requirementId: requirement.id });
    const [before, after] = [match.settled, left].map((settled) => effectiveResult(match.result, settled));
    if (before === undefined || after === undefined) return;
    await logVerdict(tx, own, {
      match,
      requirement,
      said: null,
      scores: [before.match_score, after.match_score],
    });
    await storeEffective(tx, match.id, after);
  });
}

interface Change {
  readonly match: HeldMatch;
  readonly requirement: RequirementVerdict;
  /** Null where it was taken back. */
  readonly said: SettledRequirement | null;
  readonly scores: readonly [before: number, after: number];
}

async function logVerdict(
  tx: EntityManager,
  { ownerId, jobId }: OwnJob,
  { match, requirement, said, scores: [scoreBefore, score] }: Change,
): Promise<void> {
  await logScore(tx, {
    ownerId,
    jobId,
    resumeId: match.resumeId,
    at: new Date(),
    kind: 'verdict',
    verdict: null,
    score,
    scoreBefore,
    reason: said?.reason ?? null,
    requirement: {
      id: requirement.id,
      text: requirement.text,
      read_as: requirement.verdict,
      said: said?.verdict ?? null,
    },
  });
}

function requirementNotFound(): AppError {
  return new AppError(
    'not_found',
    'This match has no such requirement. Match the resume again to see what the position asks for now.',
  );
}
