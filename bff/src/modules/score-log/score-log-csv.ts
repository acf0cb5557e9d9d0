import type { ScoreEntry, ScoreLogQuery } from '@shortlist/api-contract';
import type { EntityManager } from '../../db/database.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { presentScore } from './score-log.presenter.ts';
import { listScores } from './score-log.service.ts';

/** Lines read at a time. */
const PAGE = 200;

const COLUMNS: Readonly<Record<string, (entry: ScoreEntry) => string | number | null | undefined>> = {
  at: ({ at }) => at,
  kind: ({ kind }) => kind,
  resume_id: ({ resume_id }) => resume_id,
  job_id: ({ job_id }) => job_id,
  position: ({ job_title }) => job_title,
  score: ({ score }) => score,
  potential: ({ potential }) => potential,
  previous_score: ({ previous_score }) => previous_score,
  changed: ({ changes }) => changes.join(' '),
  engine: ({ engine }) => engine?.name,
  version: ({ engine }) => engine?.version,
  fingerprint: ({ engine }) => engine?.fingerprint,
  note: ({ engine }) => engine?.note,
  verdict: ({ verdict }) => verdict,
  requirement: ({ requirement }) => requirement?.text,
  read_as: ({ requirement }) => requirement?.read_as,
  said: ({ requirement }) => requirement?.said,
  reason: ({ reason }) => reason,
  by: ({ actor }) => actor,
};

/** The score log as a table, piece by piece: the first line names the columns. */
export async function* scoreLogCsv(
  em: EntityManager,
  ownerId: string,
  filter: Pick<ScoreLogQuery, 'job_id' | 'resume_id'>,
): AsyncGenerator<string> {
  yield `${Object.keys(COLUMNS).join(',')}\r\n`;
  let cursor: string | undefined;
  do {
    const { rows, nextCursor } = await listScores(em, ownerId, { ...filter, limit: PAGE, cursor });
    yield rows.map((row) => lineOf(presentScore(row))).join('');
    cursor = nextCursor ?? undefined;
    await yieldToEventLoop();
  } while (cursor !== undefined);
}

function lineOf(entry: ScoreEntry): string {
  return `${Object.values(COLUMNS)
    .map((read) => cellOf(read(entry)))
    .join(',')}\r\n`;
}

/** What a spreadsheet takes for a formula: at the start, or behind a sign that parts cells in another country. */
const FORMULA = /(?<=(?:^|[;\t])\s*)(?=[=+\-@＝＋－＠])/g;

/** In quotes; where a formula could begin stands an apostrophe. */
function cellOf(value: string | number | null | undefined): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return String(value);
  const text = value.replace(/^(?=[\t\r])/, "'").replace(FORMULA, "'");
  return `"${text.replaceAll('"', '""')}"`;
}
