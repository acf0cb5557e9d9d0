import type { ErrorCode } from '@shortlist/api-contract';
import { vi } from 'vitest';

/** A call that the code under test made and that waits for its answer. */
export interface WaitingCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly answer: (body: unknown) => void;
  readonly refuse: (status: number, code: ErrorCode, error: string) => void;
}

/** Takes the network's place: every call waits in `calls` until the test answers it. */
export function fakeNetwork(): { readonly calls: WaitingCall[] } {
  const calls: WaitingCall[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const reply = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reply.reject(new DOMException('Aborted', 'AbortError')));
    calls.push({
      method: init.method ?? 'GET',
      path: new URL(address, 'http://page').pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      answer: (body) => reply.resolve(Response.json(body)),
      refuse: (status, code, error) =>
        reply.resolve(Response.json({ error, errors: {}, code, request_id: 'test' }, { status })),
    });
    return reply.promise;
  });
  return { calls };
}
