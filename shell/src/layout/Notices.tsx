import type { NotificationDialogProps } from '@shortlist/design-system/NotificationDialog';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { NotificationAsToast } from './NotificationAsToast.tsx';
import { useToastsOnShow } from './use-toasts-on-show.ts';

/** Dialogs are heavy and rarely the first thing; without a connection, when they matter, a toast stands in. */
const NotificationDialog = lazy<ComponentType<NotificationDialogProps>>(() =>
  import('@shortlist/design-system/NotificationDialog').then(
    (loaded) => ({ default: loaded.NotificationDialog }),
    () => ({ default: NotificationAsToast }),
  ),
);

const TONES = { success: 'positive', error: 'negative', warning: 'caution', info: 'info' } as const;

/** Draws what `notify` and `toast` of platform ask for, from whichever remote: notifications one at a time. */
export function Notices(): ReactElement {
  const notification = useNotifications((state) => state.notifications[0]);
  useToastsOnShow();
  return (
    <>
      <ToastRegion />
      {notification ? (
        <Suspense>
          <NotificationDialog
            key={notification.id}
            tone={TONES[notification.tone]}
            title={notification.title}
            message={notification.message}
            onClose={() => dismiss(notification.id)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
