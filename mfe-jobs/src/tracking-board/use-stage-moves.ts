import { type Job, type JobStage, jobs } from '@shortlist/api-contract';
import { messageOf, notify, toast, useEndpoint } from '@shortlist/platform';
import { type TrackedPosition, titleOf } from './tracked-position.ts';

export interface StageMoves {
  /** Keeps a move that is drawn already; rejects when the server refuses it. */
  readonly move: (position: TrackedPosition, stage: JobStage) => Promise<void>;
  /** Lets a moved position follow its age again. */
  readonly backToAutomatic: (position: TrackedPosition) => void;
}

/** What the server has said since of positions whose card does not show it yet: two moves may follow each other at once. */
const answered = new WeakMap<TrackedPosition, Job>();

/** Where a position stands before a move: its column by hand, or null for the one of its age. */
function fixedStageOf(position: TrackedPosition): JobStage | null {
  const job = answered.get(position);
  if (job) return job.is_stage_automatic ? null : job.stage;
  return position.isStageAutomatic ? null : position.columnId;
}

/** Moves of positions between the columns, each with its way back. */
export function useStageMoves(): StageMoves {
  const { mutateAsync: moveTo } = useEndpoint(jobs.moveToStage);
  const { mutateAsync: reset } = useEndpoint(jobs.resetStage);

  async function send(position: TrackedPosition, stage: JobStage | null): Promise<Job> {
    const params = { id: position.id };
    const job = await (stage === null ? reset({ params }) : moveTo({ params, body: { stage } }));
    answered.set(position, job);
    return job;
  }

  async function undo(position: TrackedPosition, stage: JobStage | null) {
    try {
      await send(position, stage);
    } catch (error) {
      tellFailure(`Failed to undo the move. ${position.name} stays in its column.`, error);
    }
  }

  async function move(position: TrackedPosition, stage: JobStage) {
    const before = fixedStageOf(position);
    await send(position, stage);
    toast({
      message: `${position.name} moved to ${titleOf(stage)}`,
      action: { label: 'Undo', onAction: () => void undo(position, before) },
    });
  }

  async function backToAutomatic(position: TrackedPosition) {
    const before = fixedStageOf(position);
    try {
      const { stage } = await send(position, null);
      toast({
        message: `${position.name} moves automatically again: ${titleOf(stage)}`,
        action: { label: 'Undo', onAction: () => void undo(position, before) },
      });
    } catch (error) {
      tellFailure(`${position.name} stays where you moved it.`, error);
    }
  }

  return { move, backToAutomatic: (position) => void backToAutomatic(position) };
}

function tellFailure(sentence: string, error: unknown): void {
  notify({ tone: 'error', title: 'Update Failed', message: `${sentence} ${messageOf(error)}` });
}
