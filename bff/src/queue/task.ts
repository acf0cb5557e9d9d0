import type { EntityManager } from '../db/database.ts';

/** One piece of work: the id of what is to be done, in the table of its task. */
export interface QueuedJob {
  readonly id: string;
  /** Higher is earlier; of one priority, the older is earlier. */
  readonly priority: number;
}

/** Which try of a job this is. */
export interface Attempt {
  /** Nothing comes after it: a failure must be settled now, not thrown. */
  readonly isLast: boolean;
}

/**
 * A kind of work that goes on without a request. Each job runs at least once; doing it again must change
 * nothing.
 */
export interface Task {
  /** Topic of its outbox rows and name of its queue. */
  readonly name: string;
  /** The jobs that an outbox row promised; those that were handed over before are taken once. */
  jobsOf(em: EntityManager, subjectId: string): Promise<readonly QueuedJob[]>;
  /** Does one job; whatever it throws has it tried again later. */
  run(id: string, attempt: Attempt): Promise<void>;
  /** Settles a job that took its worker down at every attempt. */
  giveUp(id: string): Promise<void>;
  /** Removes what nobody needs any more; asked at start and once a day, by any number of processes. */
  tidy(): Promise<void>;
}
