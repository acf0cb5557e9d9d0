import type { z } from 'zod';
import { KanbanCard, type KanbanColumn } from '../dashboard.ts';
import { JOB_STAGES, type JobStage } from '../jobs.ts';
import { AT, anId, bandOf, builder } from './builder.ts';

/** A position that nobody moved and nothing was matched against. */
export const aKanbanCard = builder(
  KanbanCard,
  ({ bestMatchScore = null }): z.input<typeof KanbanCard> => ({
    id: anId(),
    title: 'Senior Backend Engineer',
    company: 'Fennimore Logistics',
    timeAgo: 'Today',
    color: 'yellow',
    createdDate: AT,
    matchedResumes: 0,
    bestMatchScore,
    bestMatchBand: bestMatchScore === null ? null : bandOf(bestMatchScore),
    interviewed: 0,
    offersSent: 0,
    offersAccepted: 0,
    isActive: true,
    isStageAutomatic: true,
  }),
);

/** A board of these cards, every column whole; those that are not given are empty. */
export function aBoard(
  cards: Readonly<Partial<Record<JobStage, readonly KanbanCard[]>>> = {},
): Record<JobStage, KanbanColumn> {
  const columns = JOB_STAGES.map((stage) => {
    const own = [...(cards[stage] ?? [])];
    return [stage, { cards: own, total: own.length, next_cursor: null }] as const;
  });
  return Object.fromEntries(columns) as Record<JobStage, KanbanColumn>;
}
