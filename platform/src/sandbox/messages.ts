import type { Resource, User } from '@shortlist/api-contract';

/** What a page says to the frame that a sandboxed remote runs in. The frame's side is `frame-message.ts`. */

/** What a frame says before it has a port. */
export const ASKS_FOR_PORT = 'shortlist-sandbox';

/** What the frame shows: a page of its remote, by path, query, and hash, or a widget. */
export type SandboxedPart =
  | { readonly kind: 'page'; readonly href: string }
  | { readonly kind: 'widget'; readonly id: string; readonly props: PropsForFrame };

/** The props of a widget without its functions, which stand in `functions` by their names: the frame tells when one is called. */
export interface PropsForFrame {
  readonly data: Readonly<Record<string, unknown>>;
  readonly functions: readonly string[];
}

/** What a frame is told of its page when it begins, and again when it changes. */
export interface PageState {
  readonly user: User | null;
  /** As `data-theme` says it. */
  readonly theme: string | undefined;
}

/** Comes with the port. */
export interface FrameStart {
  readonly part: SandboxedPart;
  readonly state: PageState;
}

export interface FrameAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: ArrayBuffer;
}

export type PageMessage =
  | { readonly kind: 'ask_alive' }
  /** null: no answer came. */
  | { readonly kind: 'answer'; readonly id: number; readonly answer: FrameAnswer | null }
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'ask_leave' }
  | { readonly kind: 'props'; readonly props: PropsForFrame }
  /** Something has changed what these hold. */
  | { readonly kind: 'changed'; readonly resources: readonly Resource[] }
  | { readonly kind: 'state'; readonly state: PageState }
  | { readonly kind: 'toast_action'; readonly id: number }
  | { readonly kind: 'toast_closed'; readonly id: number };

/** Splits props into what can be sent and what can only be named. */
export function propsForFrame(props: Readonly<Record<string, unknown>>): PropsForFrame {
  const entries = Object.entries(props);
  return {
    data: Object.fromEntries(entries.filter(([, value]) => typeof value !== 'function')),
    functions: entries.flatMap(([name, value]) => (typeof value === 'function' ? [name] : [])),
  };
}
