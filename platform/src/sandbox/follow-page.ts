import { closeToast, shownToasts, showToast, subscribeToToasts } from '@shortlist/design-system/Toast';
import { notificationStore } from '../notifications/notification-store.ts';
import { dismiss } from '../notifications/notifications.ts';
import { pageStore } from '../page/page-store.ts';
import { invalidate } from '../queries/changes.ts';
import { confirmNavigation } from '../routing/leave-guards.ts';
import { applySession } from '../session/session-store.ts';
import { onTelemetry } from '../telemetry/outbox.ts';
import { fetchThrough } from './fetch-through.ts';
import type { FramePort } from './frame-port.ts';
import type { PageState } from './messages.ts';

/** The most that a page takes of a text. */
const TEXT = 300;

const SUFFIX = ' · Shortlist';

/** Has what platform does outside of a remote's part done by the page: calls, session, theme, notices, title, and telemetry. */
export function followPage(port: FramePort): void {
  globalThis.fetch = fetchThrough(port, globalThis.fetch.bind(globalThis));
  apply(port.start.state);
  port.listen((message) => {
    if (message.kind === 'ask_alive') port.post({ kind: 'alive', isDirty: isDirty() });
    if (message.kind === 'state') apply(message.state);
    if (message.kind === 'changed') void invalidate(message.resources);
    if (message.kind === 'ask_leave') void answerLeave(port);
  });
  // A dialog of the page would cover what isn't the frame's: a notification is a toast like others.
  notificationStore.subscribe(({ notifications, toasts }) => {
    for (const { id, title, message } of notifications) {
      dismiss(id);
      showToast({ message: message ? `${title} ${message}` : title, icon: 'information' });
    }
    for (const { id, ...content } of toasts) {
      dismiss(id);
      showToast(content);
    }
  });
  tellToasts(port);
  pageStore.subscribe(({ breadcrumbs }) => port.post({ kind: 'breadcrumbs', breadcrumbs: [...breadcrumbs] }));
  // What has loaded is counted by the page, which waits for the frame.
  onTelemetry((event) => {
    if (event.kind !== 'load' || event.outcome !== 'ok') port.post({ kind: 'event', event });
  });
  followTitle(port);
}

/** What waits for a page to be left, as deletions that can be undone, is done before the frame is taken away. */
async function answerLeave(port: FramePort): Promise<void> {
  port.post({ kind: 'alive', isDirty: isDirty() });
  const mayLeave = await confirmNavigation();
  if (mayLeave) window.dispatchEvent(new Event('pagehide'));
  // What that begins is under way by the next task.
  await new Promise((resolve) => setTimeout(resolve));
  port.post({ kind: 'may_leave', mayLeave });
}

/** Whoever has something to lose answers this event; here nothing is left by it. */
const isDirty = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** The page shows them and times them. */
function tellToasts(port: FramePort): void {
  subscribeToToasts(() => {
    const toasts = shownToasts().map(({ action, message, ...toast }) => ({
      ...toast,
      message: cut(message),
      ...(action && { action: action.label }),
    }));
    port.post({ kind: 'toasts', toasts });
  });
  port.listen((message) => {
    if (message.kind === 'toast_closed') closeToast(message.id);
    if (message.kind === 'toast_action')
      shownToasts()
        .find(({ id }) => id === message.id)
        ?.action?.onAction();
  });
}

function followTitle(port: FramePort): void {
  const tell = () => port.post({ kind: 'title', title: cut(document.title.replace(SUFFIX, '')) });
  const element = document.querySelector('title');
  if (element) new MutationObserver(tell).observe(element, { childList: true });
}

/** The theme not as a choice in this browser, which has no storage here. */
function apply({ user, theme }: PageState): void {
  applySession(user);
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const cut = (text: string): string => text.slice(0, TEXT);
