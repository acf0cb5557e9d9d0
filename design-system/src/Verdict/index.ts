export * from './Verdict.tsx';
