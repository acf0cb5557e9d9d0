import type { RemoteInSet } from '../registry/release-set.ts';
import { recordEvent } from '../telemetry/outbox.ts';
import { createFrameCalls } from './frame-calls.ts';
import { FrameMessage } from './frame-message.ts';
import { messageBudget } from './message-budget.ts';
import { ASKS_FOR_PORT, type FrameStart, type PageMessage, type SandboxedPart } from './messages.ts';
import { mirrorToasts } from './mirror-toasts.ts';
import { pageState, tellFrame } from './tell-frame.ts';
import { watchAnswers } from './watch-answers.ts';

/** Events of one frame that are passed on: a flood of them is not. */
const MAX_EVENTS = 50;

/** What only the place of the frame can do about a message. */
export type PlaceMessage = Extract<
  FrameMessage,
  { kind: 'shown' | 'at' | 'go' | 'may_leave' | 'title' | 'breadcrumbs' | 'height' | 'prop' }
>;

export interface FrameOptions {
  readonly remote: RemoteInSet;
  /** Asked each time when the frame's document begins. */
  readonly partToShow: () => SandboxedPart;
  readonly onMessage: (message: PlaceMessage) => void;
  /** It doesn't answer any more, or says so much that the page would have time for nothing else. */
  readonly onLost: (detail: string) => void;
}

export interface FrameConnection {
  post(message: PageMessage): void;
  /** Whether the frame has said something since it was last asked. */
  isAnswering(): boolean;
  /** Whether something would be lost if the frame were taken away, as it said last. */
  isDirty(): boolean;
  close(): void;
}

/** Serves the frame of a sandboxed remote: hands it a port when its document asks, and answers what comes through it. */
export function connectFrame(frame: HTMLIFrameElement, options: FrameOptions): FrameConnection {
  const { remote, partToShow, onMessage, onLost } = options;
  const allowed = remote.sandboxed?.calls ?? [];
  let port: MessagePort | null = null;
  let isDirty = false;
  const post = (message: PageMessage): void => {
    if (message.kind === 'ask_alive' || message.kind === 'ask_leave') answers.asked();
    port?.postMessage(message);
  };
  const answers = watchAnswers(() => post({ kind: 'ask_alive' }), onLost);
  const toasts = mirrorToasts(post);
  const calls = createFrameCalls(allowed, post);
  const tell = eventsOf(remote);
  const stopTelling = tellFrame(allowed, post);
  const handle = (message: FrameMessage): void => {
    if (message.kind === 'alive') isDirty = message.isDirty;
    else if (message.kind === 'call') void calls.make(message);
    else if (message.kind === 'abort') calls.abort(message.id);
    else if (message.kind === 'toasts') toasts.show(message.toasts);
    else if (message.kind === 'event') tell(message.event);
    else {
      if (message.kind === 'shown') answers.begin();
      onMessage(message);
    }
  };
  const isTooMuch = messageBudget(() => onLost('It sent too many messages.'));
  const take = ({ data }: MessageEvent): void => {
    answers.answered();
    const { data: message } = isTooMuch() ? {} : FrameMessage.safeParse(data);
    if (message) handle(message);
  };
  const begin = ({ source, data }: MessageEvent): void => {
    if (source !== frame.contentWindow || isTooMuch() || data !== ASKS_FOR_PORT) return;
    port?.close();
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port.addEventListener('message', take);
    port.start();
    const start: FrameStart = { part: partToShow(), state: pageState(allowed) };
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage(start, '*', [port2]);
  };
  const close = (): void => {
    window.removeEventListener('message', begin);
    for (const end of [answers.end, toasts.end, stopTelling]) end();
    port?.close();
    port = null;
  };
  window.addEventListener('message', begin);
  return { post, isAnswering: answers.isAnswering, isDirty: () => isDirty, close };
}

/** Passes on what the frame tells of its remote, as of that remote alone. */
function eventsOf({ name, version, team }: RemoteInSet) {
  let events = 0;
  return (event: Extract<FrameMessage, { kind: 'event' }>['event']): void => {
    events += 1;
    if (events <= MAX_EVENTS) recordEvent({ ...event, remote: name, version, team });
  };
}
