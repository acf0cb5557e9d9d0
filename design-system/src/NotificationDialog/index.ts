export * from './NotificationDialog.tsx';
