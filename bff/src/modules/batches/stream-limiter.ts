import { AppError } from '@shortlist/api-contract/app-error';

/** Pages of one person that follow a batch at the same time. */
const MOST_A_USER = 10;

/** Counts the open streams of each user in this process. */
export function createStreamLimiter(most: number = MOST_A_USER) {
  const taken = new Map<string, number>();
  return {
    /**
     * Takes a place.
     *
     * @returns a function that gives it back.
     * @throws AppError rate_limited when a user has as many as are allowed.
     */
    take(userId: string): () => void {
      const before = taken.get(userId) ?? 0;
      if (before >= most) {
        throw new AppError('rate_limited', 'Too many tabs are open for this batch. Close one and try again.');
      }
      taken.set(userId, before + 1);
      return () => {
        const left = (taken.get(userId) ?? 1) - 1;
        if (left === 0) taken.delete(userId);
        else taken.set(userId, left);
      };
    },
  };
}
