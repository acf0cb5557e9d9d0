import { createStore } from 'zustand/vanilla';

export type Tone = 'success' | 'error' | 'warning' | 'info';

/** What a person has to acknowledge with OK. */
export interface Notification {
  readonly tone: Tone;
  readonly title: string;
  readonly message?: string;
}

/** What passes by itself, with one thing to do about it at most. */
export interface Toast {
  readonly message: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface NotificationState {
  readonly notifications: readonly (Notification & { readonly id: number })[];
  readonly toasts: readonly (Toast & { readonly id: number })[];
}

/** What the shell draws; remotes only call `notify` and `toast`. */
export const notificationStore = createStore<NotificationState>(() => ({ notifications: [], toasts: [] }));

let lastId = 0;

/** Shows a notification with OK, after those that are already there. */
export function notify(notification: Notification): void {
  const added = { ...notification, id: ++lastId };
  notificationStore.setState((state) => ({ notifications: [...state.notifications, added] }));
}

/** Shows a short message that passes by itself. */
export function toast(message: Toast): void {
  const added = { ...message, id: ++lastId };
  notificationStore.setState((state) => ({ toasts: [...state.toasts, added] }));
}

/** Takes a notification or toast away. */
export function dismiss(id: number): void {
  notificationStore.setState((state) => ({
    notifications: state.notifications.filter((each) => each.id !== id),
    toasts: state.toasts.filter((each) => each.id !== id),
  }));
}
