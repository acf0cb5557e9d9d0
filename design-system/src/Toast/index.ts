export * from './ToastRegion.tsx';
export { closeToast, showToast, type ToastContent } from './toast-queue.ts';
