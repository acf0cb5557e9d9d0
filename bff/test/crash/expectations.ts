/** What the app acknowledged before it was killed: it must all be there afterward. */
export interface Ledger {
  /** SHA-256 of the bytes of each resume that must be there, by its id. */
  readonly resumes: Map<string, string>;
  /** Resumes whose delete was acknowledged. */
  readonly deleted: Set<string>;
  /** Resumes whose delete was sent and not answered: there or not, but not half. */
  readonly doubtful: Set<string>;
  /** The score of each match, by the resume. */
  readonly matches: Map<string, number>;
  /** Ids of the events that were acknowledged. */
  readonly events: Set<string>;
  /** Events that were sent and not answered. */
  readonly unanswered: Set<string>;
}

/** What a round of kills counts. */
export interface Figures {
  rounds: number;
  uploads: number;
  matches: number;
  events: number;
  deletes: number;
  /** Requests that the kill left without an answer. */
  cutOff: number;
  /** Uploads that were kept although their answer never arrived. */
  keptUnanswered: number;
  /** Longest start after a kill, in milliseconds. */
  slowestStartMs: number;
}

export function newExpectations(): Ledger {
  return {
    resumes: new Map(),
    deleted: new Set(),
    doubtful: new Set(),
    matches: new Map(),
    events: new Set(),
    unanswered: new Set(),
  };
}

export function newFigures(): Figures {
  return {
    rounds: 0,
    uploads: 0,
    matches: 0,
    events: 0,
    deletes: 0,
    cutOff: 0,
    keptUnanswered: 0,
    slowestStartMs: 0,
  };
}
