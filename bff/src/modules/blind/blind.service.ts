import type { EntityManager } from '../../db/database.ts';
import type { ResumeRow } from '../resumes/list-resumes.ts';
import { getResume } from '../resumes/resumes.service.ts';
import { changeUser, type User } from '../users/users.service.ts';
import { BlindEntry } from './blind-entry.entity.ts';
import { isRevealed } from './hidden-resumes.ts';

/** Turns blind mode on or off; what it is already is neither changed nor logged. */
export async function setBlindMode(em: EntityManager, user: User, on: boolean): Promise<User> {
  if (user.blindMode === on) return user;
  return em.transactional(async (tx) => {
    tx.create(BlindEntry, { ownerId: user.id, event: on ? 'on' : 'off' });
    return changeUser(tx, user, { blindMode: on });
  });
}

/**
 * Lifts blind mode for one candidate. Who was revealed stays so, and the first reason stays the reason.
 *
 * @throws AppError not_found, also for the resume of another.
 */
export async function revealCandidate(
  em: EntityManager,
  own: { readonly ownerId: string; readonly id: string },
  reason: string,
): Promise<ResumeRow> {
  const resume = await getResume(em, own);
  if (!(await isRevealed(em, own.ownerId, own.id))) {
    em.create(BlindEntry, { ownerId: own.ownerId, event: 'reveal', resumeId: own.id, reason });
    await em.flush();
  }
  return resume;
}
