export * from './answers.ts';
export * from './complete-answers.ts';
export * from './empty-answers.ts';
export * from './full-answers.ts';
export * from './matched-call.ts';
