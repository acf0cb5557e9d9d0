import { channel } from 'node:diagnostics_channel';

/** A statement that the database answered or refused. */
export interface QueryEvent {
  /** With placeholders instead of values. */
  readonly statement: string;
  /** What the placeholders of a statement of Kysely stand for. Whoever looks at plans may; nobody writes them down. */
  readonly values?: readonly unknown[];
  /** Milliseconds. */
  readonly took: number;
  readonly isFailed: boolean;
}

/** A piece of work on one document. */
export interface WorkEvent {
  readonly name: 'extract' | 'preview' | 'analyze' | 'match';
  /** Milliseconds. */
  readonly took: number;
  /** `ok`, or the code of the refusal. */
  readonly outcome: string;
}

/** A job that ended, or that is tried again. */
export interface JobEvent {
  readonly queue: string;
  /** Milliseconds. */
  readonly took: number;
  /** `ok`, the code of a refusal, `unavailable` without the database, or `failed`. */
  readonly outcome: string;
}

/** What is measured is said here by whoever does it; nobody needs to listen, and nothing is computed when nobody does. */
export const queries = channel('shortlist:query');
export const work = channel('shortlist:work');
export const jobs = channel('shortlist:job');
