import type { CallOptions } from './call.ts';

/**
 * Waits, with what is to be sent, until the browser has a connection; at once where it has one, and not for what is
 * canceled or sent while the page is left. Whoever leaves the page meanwhile is asked first, since it would be lost.
 */
export async function untilOnline({ signal, keepalive }: CallOptions): Promise<void> {
  if (navigator.onLine || keepalive || signal?.aborted) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  window.removeEventListener('beforeunload', ask);
}
