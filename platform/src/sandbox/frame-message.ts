import { z } from 'zod';
import { TelemetryEvent } from '../telemetry/events.ts';

const text = z.string().max(300);
/** A page of this product, as path, query, and hash: no other server's, and no file or call of its own. */
const Href = z
  .string()
  .max(2_000)
  .transform((href, context) => {
    const url = URL.parse(href, location.origin);
    const isPage = url?.origin === location.origin && !/^\/(assets|api|sandboxed)(\/|$)/i.test(url.pathname);
    if (url && isPage) return url.pathname + url.search + url.hash;
    context.addIssue({ code: 'custom', message: 'is no page of the product' });
    return z.NEVER;
  });
const Id = z.int().nonnegative();

/** A call of /api, as `fetch` was asked for it. */
export const FrameCall = z.object({
  address: z.string().max(8_000),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  accept: z.string().max(200),
  contentType: z.string().max(200).nullable(),
  body: z.string().max(2_000_000).nullable(),
});
export type FrameCall = z.infer<typeof FrameCall>;

/** What the frame of a sandboxed remote says to its page. The page believes nothing of it, and decides what it does about it. */
export const FrameMessage = z.discriminatedUnion('kind', [
  /** The first screen stands, whatever it is. */
  z.object({ kind: z.literal('shown') }),
  /** Answers `ask_alive`, and `ask_leave` at once. `isDirty`: something would be lost if the page were left. */
  z.object({ kind: z.literal('alive'), isDirty: z.boolean() }),
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
