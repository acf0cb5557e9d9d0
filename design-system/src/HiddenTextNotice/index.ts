export * from './HiddenTextNotice.tsx';
