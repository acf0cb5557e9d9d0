export * from './ToastRegion.tsx';
export {
  closeToast,
  type ShownToast,
  shownToasts,
  showToast,
  subscribeToToasts,
  type ToastContent,
} from './toast-queue.ts';
