export * from './Verdict.tsx';
export * from './VerdictCounts.tsx';
