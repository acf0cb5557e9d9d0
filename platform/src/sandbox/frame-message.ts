import { z } from 'zod';
import { TelemetryEvent } from '../telemetry/events.ts';

const text = z.string().max(300);
/** Of this product: a second slash would begin the name of another server. */
const Href = z
  .string()
  .regex(/^\/(?![/\\])/)
  .max(2_000);
const Id = z.int().nonnegative();
const Tone = z.enum(['success', 'error', 'warning', 'info']);

/** A call of /api, as `fetch` was asked for it. */
export const FrameCall = z.object({
  address: z.string().max(8_000),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  accept: z.string().max(200),
  contentType: z.string().max(200).nullable(),
  body: z.string().nullable(),
});
export type FrameCall = z.infer<typeof FrameCall>;

/** What the frame of a sandboxed remote says to its page. The page believes nothing of it, and decides what it does about it. */
export const FrameMessage = z.discriminatedUnion('kind', [
  /** The first screen stands, whatever it is. */
  z.object({ kind: z.literal('shown') }),
  /** Answers `ask_alive`, and `ask_leave` at once. */
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('call'), id: Id, call: FrameCall }),
  /** Nobody waits for a call any more. */
  z.object({ kind: z.literal('abort'), id: Id }),
  /** The frame shows another of its addresses. */
  z.object({ kind: z.literal('at'), href: Href, replace: z.boolean() }),
  /** A link leads to a page of somebody else. */
  z.object({ kind: z.literal('go'), href: Href }),
  /** Answers `ask_leave`. */
  z.object({ kind: z.literal('may_leave'), mayLeave: z.boolean() }),
  z.object({ kind: z.literal('title'), title: text }),
  z.object({
    kind: z.literal('breadcrumbs'),
    breadcrumbs: z.array(z.object({ label: text, href: Href.exactOptional() })).max(10),
  }),
  z.object({ kind: z.literal('height'), pixels: z.number().min(0).max(20_000) }),
  z.object({
    kind: z.literal('notify'),
    notification: z.object({ tone: Tone, title: text, message: text.exactOptional() }),
  }),
  /** All that are on show in the frame; `action`: the words of its button. */
  z.object({
    kind: z.literal('toasts'),
    toasts: z
      .array(
        z.object({
          id: Id,
          message: text,
          icon: z.enum(['done', 'warning', 'information']).exactOptional(),
          action: z.string().max(60).exactOptional(),
        }),
      )
      .max(4),
  }),
  /** A function among the props of a widget was called. */
  z.object({ kind: z.literal('prop'), name: z.string().max(60), given: z.array(z.unknown()).max(10) }),
  z.object({ kind: z.literal('event'), event: TelemetryEvent }),
]);
export type FrameMessage = z.infer<typeof FrameMessage>;
