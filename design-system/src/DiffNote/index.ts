export * from './DiffNote.tsx';
