import {
  JOB_STAGES,
  KANBAN_COLORS,
  type KanbanCard,
  type KanbanColumn,
  type ProgressItem,
  type TopApplicant,
} from '@shortlist/api-contract';
import { bandOrNull } from '@shortlist/engine';
import { cursorOf } from '../../db/page.ts';
import { timestamp } from '../../db/timestamp.ts';
import { DEFAULT_COMPANY } from '../jobs/list-columns.ts';
import { ageInDays, progressByAge } from '../jobs/stage-by-age.ts';
import { presentResumeInfo } from '../resumes/resumes.presenter.ts';
import type { CardRow, ColumnRow } from './kanban.service.ts';
import type { ProgressRow, TopApplicantRow } from './overview.service.ts';

export function presentTopApplicant(row: TopApplicantRow): TopApplicant {
  const uploaded = timestamp(row.uploaded_at);
  return {
    id: row.id,
    name: row.candidate_name,
    position: row.job_title,
    resumeScore: row.score_overall === null ? null : percent(row.score_overall),
    matchScore: percent(row.match_score),
    potentialScore: percent(row.potential_score),
    band: bandOrNull(row.band, row.match_score),
    confidence: row.confidence,
    uploadDate: uploaded.slice(0, 10),
    uploadDateRaw: uploaded,
    jobId: row.job_id,
    resumeId: row.resume_id,
    resumeInfo: presentResumeInfo({
      id: row.resume_id,
      fileName: row.file_name,
      candidateName: row.candidate_name,
      uploadedAt: new Date(row.uploaded_at),
    }),
    isEarlierVersion: row.is_earlier_version,
    summary: row.summary,
    evidence: row.evidence,
  };
}

export function presentProgress(row: ProgressRow, now: Date): ProgressItem {
  return {
    company: row.company ?? DEFAULT_COMPANY,
    position: row.title,
    stage: progressByAge(new Date(row.created_at), now),
    jobId: row.id,
    createdDate: timestamp(row.created_at),
    matchedResumes: row.matched_resumes,
  };
}

/** The columns in the order of the board. */
export function presentKanban(columns: readonly ColumnRow[], page: KanbanPage) {
  const entries = JOB_STAGES.flatMap((stage) =>
    columns.filter((column) => column.column_stage === stage).map((column) => [stage, column] as const),
  );
  return Object.fromEntries(entries.map(([stage, column]) => [stage, presentColumn(column, page)]));
}

interface KanbanPage {
  readonly limit: number;
  /** How many cards of the column stand before this page. */
  readonly offset: number;
  readonly now: Date;
}

function presentColumn({ cards, total }: ColumnRow, { limit, offset, now }: KanbanPage): KanbanColumn {
  const shown = cards.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = cards.length > limit && last !== undefined;
  return {
    cards: shown.map((card, index) => presentCard(card, offset + index, now)),
    total,
    next_cursor: hasMore ? `${offset + limit}.${cursorOf(last)}` : null,
  };
}

/** The colors cycle through the column as a whole, so that a card has the same on whichever page. */
function presentCard(row: CardRow, index: number, now: Date): KanbanCard {
  return {
    id: row.id,
    title: row.title,
    company: row.company ?? DEFAULT_COMPANY,
    timeAgo: timeAgo(new Date(row.created_at), now),
    color: KANBAN_COLORS[index % KANBAN_COLORS.length] ?? 'yellow',
    createdDate: timestamp(row.created_at),
    matchedResumes: row.matched_resumes,
    bestMatchScore: row.best_match_score,
    bestMatchBand: bandOrNull(row.best_match_band, row.best_match_score),
    interviewed: row.interviewed,
    offersSent: row.offers_sent,
    offersAccepted: row.offers_accepted,
    isActive: row.is_active,
    isStageAutomatic: row.stage === null,
  };
}

function timeAgo(createdAt: Date, now: Date): string {
  const days = Math.max(0, ageInDays(createdAt, now));
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : `${days} days ago`;
}

function percent(fraction: number): number {
  return Math.round(fraction * 100);
}
