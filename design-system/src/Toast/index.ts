export * from './ToastRegion.tsx';
export {
  closeToast,
  hasRoomForToast,
  type ShownToast,
  shownToasts,
  showToast,
  subscribeToToasts,
  type ToastContent,
  type ToastIcon,
} from './toast-queue.ts';
