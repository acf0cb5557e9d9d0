export * from './answers.ts';
export * from './asked-call.ts';
export * from './complete-answers.ts';
export * from './empty-answers.ts';
export * from './full-answers.ts';
