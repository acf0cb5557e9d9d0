export * from './GridList.tsx';
