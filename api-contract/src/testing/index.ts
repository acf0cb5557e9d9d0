export * from './board-builders.ts';
export { anId, bandOf } from './builder.ts';
export * from './builders.ts';
export * from './fairness-samples.ts';
export * from './long-text.ts';
export * from './notice-builders.ts';
export * from './privacy-builders.ts';
export * from './score-builders.ts';
export * from './usage-builders.ts';
