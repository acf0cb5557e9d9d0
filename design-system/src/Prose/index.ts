export * from './Prose.tsx';
