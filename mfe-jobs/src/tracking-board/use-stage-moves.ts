import { type JobStage, jobs } from '@shortlist/api-contract';
import { messageOf, notify, toast, useEndpoint } from '@shortlist/platform';
import { type TrackedPosition, titleOf } from './tracked-position.ts';

export interface StageMoves {
  /** Keeps a move that is drawn already; rejects when the server refuses it. */
  readonly move: (position: TrackedPosition, stage: JobStage) => Promise<void>;
  /** Lets a moved position follow its age again. */
  readonly backToAutomatic: (position: TrackedPosition) => void;
}

/** Moves of positions between the columns, each with its way back. */
export function useStageMoves(): StageMoves {
  const { mutateAsync: moveTo } = useEndpoint(jobs.moveToStage);
  const { mutateAsync: reset } = useEndpoint(jobs.resetStage);

  const send = (id: string, stage: JobStage | null) =>
    stage === null ? reset({ params: { id } }) : moveTo({ params: { id }, body: { stage } });

  async function undo({ id, name }: TrackedPosition, stage: JobStage | null) {
    try {
      await send(id, stage);
    } catch (error) {
      notify({
        tone: 'error',
        title: 'Update Failed',
        message: `${name} stays where it is: the move could not be taken back. ${messageOf(error)}`,
      });
    }
  }

  /** The place of before, with the answer to whether it was the user's or its age's. */
  function tell(message: string, position: TrackedPosition) {
    const before = position.isStageAutomatic ? null : position.columnId;
    toast({ message, action: { label: 'Undo', onAction: () => void undo(position, before) } });
  }

  async function move(position: TrackedPosition, stage: JobStage) {
    await send(position.id, stage);
    tell(`${position.name} moved to ${titleOf(stage)}`, position);
  }

  async function backToAutomatic(position: TrackedPosition) {
    try {
      const { stage } = await send(position.id, null);
      tell(`${position.name} follows its age again: ${titleOf(stage)}`, position);
    } catch (error) {
      notify({
        tone: 'error',
        title: 'Update Failed',
        message: `${position.name} stays where you placed it. ${messageOf(error)}`,
      });
    }
  }

  return { move, backToAutomatic: (position) => void backToAutomatic(position) };
}
