export * from './Paper.tsx';
