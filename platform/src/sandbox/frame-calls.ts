import { answerCall } from './answer-call.ts';
import type { FrameMessage } from './frame-message.ts';
import type { PageMessage } from './messages.ts';

/** Calls of one frame that are under way at once; more are refused. */
const MAX_CALLS = 100;

/** Makes the calls of a frame. When the frame is gone they go on: what a person has pressed is done. */
export function createFrameCalls(allowed: readonly string[], post: (message: PageMessage) => void) {
  const underWay = new Map<number, AbortController>();
  return {
    make: async ({ id, call }: Extract<FrameMessage, { kind: 'call' }>): Promise<void> => {
      if (underWay.has(id) || underWay.size >= MAX_CALLS) {
        post({ kind: 'answer', id, answer: null });
        return;
      }
      const abort = new AbortController();
      underWay.set(id, abort);
      const answer = await answerCall(call, allowed, abort.signal).catch(() => null);
      underWay.delete(id);
      post({ kind: 'answer', id, answer });
    },
    abort: (id: number): void => underWay.get(id)?.abort(),
  };
}
