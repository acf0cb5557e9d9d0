import type { ErrorBody } from '@shortlist/api-contract';
import { pendingRequests } from '../api/pending-requests.ts';
import { refresh } from '../queries/endpoint-queries.ts';
import { currentUser, sessionEnded } from '../session/session-store.ts';
import { allowedCall } from './allowed-call.ts';
import type { FrameCall } from './frame-message.ts';
import type { FrameAnswer } from './messages.ts';

/** What of an answer's headers a frame may read: what platform reads. */
const HEADERS = ['content-type', 'content-disposition', 'link', 'retry-after'];

const REFUSED: ErrorBody = {
  code: 'forbidden',
  error: "This part of Shortlist isn't allowed to do that.",
  errors: {},
  request_id: '',
};

/**
 * Makes a call of a sandboxed remote with the session of the page, if the operator allows it. After a write, whoever shows what
 * it touches asks again.
 *
 * @throws Error when no answer came, or `signal` fired.
 */
export async function answerCall(
  call: FrameCall,
  calls: readonly string[],
  signal: AbortSignal,
): Promise<FrameAnswer> {
  const allowed = allowedCall(call, calls, location.origin);
  if (!allowed) return refusal();
  const asker = currentUser();
  const asked = fetch(allowed.url, {
    method: call.method,
    credentials: 'same-origin',
    redirect: 'error',
    signal,
    headers: {
      accept: call.accept,
      ...(call.contentType === null ? {} : { 'content-type': call.contentType }),
    },
    ...(call.body === null ? {} : { body: call.body }),
  });
  const response = await (call.method === 'GET' ? asked : pendingRequests(asked));
  if (response.status === 401) sessionEnded(asker);
  const body = await response.arrayBuffer();
  if (response.ok && 'touches' in allowed.endpoint) void refresh(allowed.endpoint);
  const headers = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers, body };
}

function refusal(): FrameAnswer {
  const body = new TextEncoder().encode(JSON.stringify(REFUSED));
  return { status: 403, headers: [['content-type', 'application/json']], body: body.buffer };
}
