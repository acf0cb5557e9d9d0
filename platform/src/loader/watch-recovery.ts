import { policyOf } from './failure-policies.ts';
import { remoteHost } from './host.ts';
import type { RemoteError } from './remote-error.ts';

/** Before a look for which there is a reason: a place that is there at once fails at once, and two would go round. */
const AT_ONCE = 250;

/**
 * While the failure of a remote is shown, looks now and then whether it is back: after pauses that grow, a quarter of a second after
 * another place has got something of it or people came back to the tab or to the network. A tab that nobody
 * looks at asks nothing.
 *
 * @param look tries it; whether it is there again. After that there are no more looks.
 * @returns how to stop.
 */
export function watchRecovery({ kind, remote }: RemoteError, look: () => Promise<boolean>): () => void {
  const pauses = policyOf(kind).recoveryPauses;
  if (!pauses) return () => {};
  let round = 0;
  let timer: ReturnType<typeof setTimeout>;
  let state: 'waiting' | 'looking' | 'over' = 'waiting';

  function wait(): void {
    const pause = pauses?.[Math.min(round, pauses.length - 1)] ?? 0;
    // All tabs of all people have lost it at the same moment; they shall not all come back at the same.
    timer = setTimeout(() => (document.hidden ? wait() : lookNow()), pause * (0.9 + Math.random() * 0.2));
  }

  async function lookNow(): Promise<void> {
    if (state !== 'waiting') return;
    state = 'looking';
    clearTimeout(timer);
    const isBack = await look();
    if (state !== 'looking') return;
    state = isBack ? 'over' : 'waiting';
    round += 1;
    if (!isBack) wait();
  }

  function lookSoon(): void {
    if (state !== 'waiting' || document.hidden) return;
    clearTimeout(timer);
    timer = setTimeout(lookNow, AT_ONCE);
  }

  const stopListening = remoteHost().loader.onSettled(({ remote: { name }, error }) => {
    if (name === remote.name && !error) lookSoon();
  });
  window.addEventListener('online', lookSoon);
  document.addEventListener('visibilitychange', lookSoon);
  wait();
  return () => {
    state = 'over';
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', lookSoon);
    document.removeEventListener('visibilitychange', lookSoon);
  };
}
