import { JOB_STAGES, type JobStage, type KanbanCard, type KanbanColumn } from '@shortlist/api-contract';

/** The columns of a board, each with the cards that have come. */
export type Columns = Readonly<Partial<Record<JobStage, KanbanColumn>>>;

/** A position as the board draws it. */
export interface TrackedPosition extends KanbanCard {
  readonly name: string;
  readonly columnId: JobStage;
  readonly tab: KanbanCard['color'];
}

/** How the columns are called, and what an empty one says. */
export const STAGES: readonly {
  readonly id: JobStage;
  readonly title: string;
  readonly emptyText: string;
}[] = [
  { id: 'draft', title: 'Draft', emptyText: 'No new positions' },
  { id: 'published', title: 'Published', emptyText: 'No published positions' },
  { id: 'interviewed', title: 'Interviewed', emptyText: 'No interviews yet' },
  { id: 'offered', title: 'Offered', emptyText: 'No offers yet' },
  { id: 'completed', title: 'Completed', emptyText: 'No completed positions' },
];

/** What a column is called. */
export function titleOf(stage: JobStage): string {
  return STAGES.find(({ id }) => id === stage)?.title ?? stage;
}

const drawn = new WeakMap<KanbanCard, TrackedPosition>();

/** Every card of a board, column after column. A card that did not change stays the same object: it is not drawn again. */
export function positionsOf(columns: Columns): TrackedPosition[] {
  return JOB_STAGES.flatMap((stage) => (columns[stage]?.cards ?? []).map((card) => positionOf(card, stage)));
}

function positionOf(card: KanbanCard, columnId: JobStage): TrackedPosition {
  const kept = drawn.get(card);
  if (kept?.columnId === columnId) return kept;
  const position = { ...card, name: card.title, columnId, tab: card.color };
  drawn.set(card, position);
  return position;
}

/** How many there are in all, those that have not come included. */
export function totalOf(columns: Columns): number {
  return Object.values(columns).reduce((sum, { total }) => sum + total, 0);
}

/** How far the candidates of a position came, in words; null when nothing is recorded. */
export function outcomesOf(
  card: Pick<KanbanCard, 'interviewed' | 'offersSent' | 'offersAccepted'>,
): string | null {
  const steps = [
    card.interviewed > 0 && `${card.interviewed} interviewed`,
    card.offersSent > 0 && `${card.offersSent} ${card.offersSent === 1 ? 'offer' : 'offers'} sent`,
    card.offersAccepted > 0 && `${card.offersAccepted} accepted`,
  ].filter((step) => step !== false);
  return steps.length === 0 ? null : steps.join(', ');
}
