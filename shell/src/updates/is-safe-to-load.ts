import { shownToasts } from '@shortlist/design-system/Toast';
import { hasPendingRequest, useNotifications } from '@shortlist/platform/host';

/**
 * Whether the document may be loaded again without anybody losing anything: no form or upload would have the browser
 * ask whether to leave, nothing is being sent or followed, and no notice stands there to be read or undone.
 */
export function isSafeToLoad(): boolean {
  if (hasPendingRequest() || shownToasts().length > 0) return false;
  if (useNotifications.getState().notifications.length > 0) return false;
  // Whoever has something to lose answers this event, in whichever remote it is; here nothing is left by it.
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
