import {
  closeToast,
  hasRoomForToast,
  shownToasts,
  showToast,
  subscribeToToasts,
} from '@shortlist/design-system/Toast';
import type { FrameMessage } from './frame-message.ts';
import type { PageMessage } from './messages.ts';

type FrameToasts = Extract<FrameMessage, { kind: 'toasts' }>['toasts'];

/**
 * Shows the toasts of a frame on the page, one at a time and where others leave room. The page times them, and tells the frame
 * which have gone.
 */
export function mirrorToasts(post: (message: PageMessage) => void) {
  let wanted: FrameToasts = [];
  /** The one on show: the frame's id, and the page's. */
  let shown: { readonly id: number; readonly own: number } | null = null;
  let isUpdating = false;
  const update = (): void => {
    // Showing a toast tells whoever listens, this function too.
    if (isUpdating) return;
    isUpdating = true;
    forgetClosed();
    showNext();
    isUpdating = false;
  };
  const forgetClosed = (): void => {
    const before = shown;
    if (!before || shownToasts().some(({ id }) => id === before.own)) return;
    shown = null;
    wanted = wanted.filter(({ id }) => id !== before.id);
    post({ kind: 'toast_closed', id: before.id });
  };
  const showNext = (): void => {
    const [next] = wanted;
    if (!next || shown || !hasRoomForToast()) return;
    const { id, action, ...content } = next;
    const onAction = (): void => post({ kind: 'toast_action', id });
    const own = showToast({ ...content, ...(action && { action: { label: action, onAction } }) });
    shown = { id, own };
  };
  const stop = subscribeToToasts(update);
  return {
    show: (toasts: FrameToasts): void => {
      wanted = toasts;
      const before = shown;
      if (before && !toasts.some(({ id }) => id === before.id)) {
        shown = null;
        closeToast(before.own);
      }
      update();
    },
    end: (): void => {
      stop();
      if (shown) closeToast(shown.own);
    },
  };
}
