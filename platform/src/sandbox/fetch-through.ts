import type { FramePort } from './frame-port.ts';
import type { FrameAnswer } from './messages.ts';

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

/** A `fetch` whose calls of /api the page makes, as far as it lets this frame; others go their own way. */
export function fetchThrough(port: FramePort, fetchOfFrame: typeof fetch): typeof fetch {
  const waiting = new Map<number, (answer: FrameAnswer | null) => void>();
  let calls = 0;
  port.listen((message) => {
    if (message.kind === 'answer') waiting.get(message.id)?.(message.answer);
  });
  return async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return fetchOfFrame(input, init);
    const { method, headers, signal } = request;
    // A text goes out at once: the frame may be on its way out.
    const body = typeof init?.body === 'string' ? init.body : await textOf(request);
    const id = ++calls;
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        waiting.delete(id);
        port.post({ kind: 'abort', id });
        reject(signal.reason);
      };
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop, { once: true });
      waiting.set(id, (answer) => {
        waiting.delete(id);
        signal.removeEventListener('abort', stop);
        if (answer) resolve(responseOf(answer));
        else reject(new TypeError('The page got no answer.'));
      });
      port.post({
        kind: 'call',
        id,
        call: {
          address: request.url,
          // The page refuses any other.
          method: method as 'GET',
          accept: headers.get('accept') ?? '*/*',
          contentType: headers.get('content-type'),
          body,
        },
      });
    });
  };
}

function textOf(request: Request): Promise<string> | null {
  return request.body === null ? null : request.text();
}

function responseOf({ status, headers, body }: FrameAnswer): Response {
  return new Response(EMPTY.has(status) ? null : body, {
    status,
    headers: headers.map(([name, value]) => [name, value]),
  });
}
