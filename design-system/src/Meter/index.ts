export { type Band, bandOf, percentOf } from '../ScoreRing/band.ts';
export * from './Meter.tsx';
