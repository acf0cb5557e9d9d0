import type { EntityManager } from '../db/database.ts';
import { OutboxRow } from './outbox.entity.ts';
import type { QueuedJob, Task } from './task.ts';

/** So many promises are handed over at a time. */
const AT_A_TIME = 50;

/**
 * Promises work to the queue, in the transaction that makes the work: either both are there after it, or
 * neither is. Poke the queue when the transaction has ended.
 */
export function enqueueInOutbox(em: EntityManager, topic: string, subjectId: string): void {
  em.persist(em.create(OutboxRow, { topic, subjectId }));
}

/** Puts jobs into the queue of a task; a job whose id is there already is left as it is. */
export type Enqueue = (task: Task, jobs: readonly QueuedJob[]) => Promise<void>;

/**
 * Hands everything that was promised over to the queue. A crash between the two steps hands a promise over
 * again, and two processes may hand over the same one: the ids of the jobs make that harmless.
 */
export async function dispatchOutbox(
  em: EntityManager,
  tasks: readonly Task[],
  enqueue: Enqueue,
): Promise<void> {
  const topics = tasks.map(({ name }) => name);
  for (;;) {
    const where = { topic: { $in: topics } };
    const rows = await em.fork().find(OutboxRow, where, { orderBy: { id: 'asc' }, limit: AT_A_TIME });
    for (const row of rows) {
      const task = tasks.find(({ name }) => name === row.topic);
      if (task !== undefined) await enqueue(task, await task.jobsOf(em.fork(), row.subjectId));
      await em.fork().nativeDelete(OutboxRow, { id: row.id });
    }
    if (rows.length < AT_A_TIME) return;
  }
}
