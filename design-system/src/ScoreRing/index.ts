export { type Band, bandOf, percentOf } from './band.ts';
export * from './ScoreRing.tsx';
