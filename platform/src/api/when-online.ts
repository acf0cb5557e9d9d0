import type { CallOptions } from './request.ts';

/**
 * Sends once the browser has a connection: at once where it has one, and what is canceled or sent while the page is left.
 * Whoever leaves the page meanwhile is asked first, since it would be lost.
 */
export function whenOnline<T>({ signal, keepalive }: CallOptions, send: () => Promise<T>): Promise<T> {
  if (navigator.onLine || keepalive || signal?.aborted) return send();
  return online(signal).then(send);
}

/** Until there is a connection, or nobody waits for it any more. */
async function online(signal?: AbortSignal): Promise<void> {
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
