import type { AccountBlindEntry } from '@shortlist/api-contract';

/** What the address says of the log. */
export interface BlindLogView {
  /** A part of a name or an email; empty for everybody. */
  readonly person: string;
  /** Days in UTC, YYYY-MM-DD; null where it is open. */
  readonly from: string | null;
  readonly to: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the view; a day that is none is left out. */
export function readView(params: URLSearchParams): BlindLogView {
  return { person: params.get('person') ?? '', from: dayIn(params, 'from'), to: dayIn(params, 'to') };
}

function dayIn(params: URLSearchParams, name: string): string | null {
  const day = params.get(name) ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

/** The address of a view; what is open is left out. */
export function logParams(view: BlindLogView): URLSearchParams {
  return new URLSearchParams(logQuery(view));
}

/** The view as the server takes it. */
export function logQuery({ person, from, to }: BlindLogView): Record<string, string> {
  return {
    ...(person.trim() !== '' && { person: person.trim() }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
}

/** Whether anything narrows the log. */
export function hasLogFilters(view: BlindLogView): boolean {
  return Object.keys(logQuery(view)).length > 0;
}

/** What happened, in words: who was revealed, as far as it is still known. */
export function eventWords({ event, candidate_name }: AccountBlindEntry): string {
  if (event === 'on') return 'Turned blind mode on';
  if (event === 'off') return 'Turned blind mode off';
  return candidate_name === null ? 'Revealed a candidate (since deleted)' : `Revealed ${candidate_name}`;
}
