/** Messages that a frame may send in a second; a page that is used sends some dozens. */
const MOST_A_SECOND = 300;

/**
 * Counts what a frame sends: each message takes the page's time, whatever is in it.
 *
 * @param onExceeded called with each message over the budget.
 * @returns what is called for each message; true: it is one too many.
 */
export function messageBudget(onExceeded: () => void): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > 1_000) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count > MOST_A_SECOND) onExceeded();
    return count > MOST_A_SECOND;
  };
}
