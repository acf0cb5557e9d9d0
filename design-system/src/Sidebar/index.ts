export * from './Sidebar.tsx';
