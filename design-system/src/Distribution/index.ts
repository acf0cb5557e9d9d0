export * from './Distribution.tsx';
