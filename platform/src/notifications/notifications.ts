import { hookOf } from '../other-react/hook-of.ts';
import { type NotificationState, notificationStore } from './notification-store.ts';

export { dismiss, type Notification, notify, type Toast, type Tone, toast } from './notification-store.ts';

/** What the shell draws; remotes only call `notify` and `toast`. */
export const useNotifications = hookOf<NotificationState>(notificationStore);
