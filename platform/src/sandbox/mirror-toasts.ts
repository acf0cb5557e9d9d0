import { closeToast, shownToasts, showToast, subscribeToToasts } from '@shortlist/design-system/Toast';
import type { FrameMessage } from './frame-message.ts';
import type { PageMessage } from './messages.ts';

type FrameToasts = Extract<FrameMessage, { kind: 'toasts' }>['toasts'];

/** Shows the toasts of a frame among those of the page, which times them, and tells the frame which have gone. */
export function mirrorToasts(post: (message: PageMessage) => void) {
  /** The page's id of each, by the frame's. */
  const shown = new Map<number, number>();
  const stop = subscribeToToasts(() => {
    const now = new Set(shownToasts().map(({ id }) => id));
    for (const [id, own] of shown) {
      if (now.has(own)) continue;
      shown.delete(id);
      post({ kind: 'toast_closed', id });
    }
  });
  const show = (toasts: FrameToasts): void => {
    const wanted = new Set(toasts.map(({ id }) => id));
    for (const [id, own] of shown) {
      if (wanted.has(id)) continue;
      shown.delete(id);
      closeToast(own);
    }
    for (const { id, action, ...content } of toasts) {
      if (shown.has(id)) continue;
      const onAction = (): void => post({ kind: 'toast_action', id });
      shown.set(id, showToast({ ...content, ...(action && { action: { label: action, onAction } }) }));
    }
  };
  return {
    show,
    end: (): void => {
      stop();
      for (const own of shown.values()) closeToast(own);
    },
  };
}
