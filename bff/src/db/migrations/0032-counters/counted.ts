/** SQL of the Monday of a moment's week, by UTC, or of a day's. */
function week(moment: string): string {
  return `to_char(date_trunc('week', ${moment}), 'YYYY-MM-DD')`;
}

const weekOfMoment = (column: string) => week(`c.${column} at time zone 'UTC'`);

function stepOf(counted: string, column: string): string {
  const isDone = `(c.${column} is not null)::int`;
  return `('${counted}', '', ${isDone}), ('${counted}_of_week', ${week(`c.${column}::timestamp`)}, ${isDone})`;
}

const MATCH = (n: 1 | -1) => `values ('matches', '', ${n}::numeric),
  ('matches_of_week', ${weekOfMoment('evaluated_at')}, ${n}), ('matches_of_position', c.job_id::text, ${n})`;

/**
 * What each row `c` of a table adds to the counters of its owner: name, what it is about, and how much. The scores of an
 * earlier version of a resume count for nobody, and neither does a match that a later version stands for.
 */
export const COUNTED = {
  jobs: `values ('positions', '', 1::numeric), ('open_positions', '', c.is_active::int),
    ('positions_of_week', ${weekOfMoment('created_at')}, 1),
    ('open_positions_of_week', ${weekOfMoment('created_at')}, c.is_active::int)`,
  outcomes: `values ('outcomes', '', 1::numeric), ${stepOf('interviewed', 'interviewed_on')},
    ${stepOf('offers_sent', 'offer_sent_on')}, ${stepOf('offers_accepted', 'offer_accepted_on')}`,
  resumes: `select * from (values ('resumes', '', 1::numeric), ('resumes_of_status', c.status, 1),
    ('matched_resumes', '', (c.best_match_score is not null)::int),
    ('unmatched_resumes', '', (c.best_match_score is null and c.status <> 'inactive')::int),
    ('analyzed_resumes', '', (c.analysis_score is not null)::int),
    ('analysis_scores', '', c.analysis_score::numeric),
    ('analyzed_resumes_of_ten', least(floor(round(c.analysis_score * 100) / 10), 9)::int::text,
      (c.analysis_score is not null)::int)) each_of (counted, about, n)
    where c.merged_into is null`,
  matches: MATCH(1),
  superseded_matches: MATCH(-1),
} as const;

export type CountedTable = keyof typeof COUNTED;

export const COUNTED_TABLES = Object.keys(COUNTED) as CountedTable[];

/** What some rows of a table add to the counters, or with `-` take from them, one line for each. */
export function changesBy(table: CountedTable, rows: string, sign: '+' | '-' = '+'): string {
  return `select c.owner_id, v.counted, v.about, ${sign}v.n as n
    from ${rows} c cross join lateral (${COUNTED[table]}) v (counted, about, n)`;
}

/** What persons are told apart by, of resumes `r` or `c`. */
export function candidateKey(row: 'r' | 'c'): string {
  return `candidate_key(${row}.email, ${row}.content_hash, ${row}.id)`;
}
