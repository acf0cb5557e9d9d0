import type { CallOptions } from './request.ts';

/**
 * Waits, with what is to be sent, until the browser has a connection; at once where it has one, and not for what is
 * canceled or sent while the page is left. Whoever leaves the page meanwhile is asked first, since it would be lost.
 */
export async function untilOnline({ signal, keepalive }: CallOptions): Promise<void> {
  if (navigator.onLine || keepalive || signal?.aborted) return;
  window.addEventListener('beforeunload', askFirst);
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  window.removeEventListener('beforeunload', askFirst);
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
