export * from './RadarChart.tsx';
export type { RadarSeries } from './radar-series.ts';
export { SeriesLine } from './SeriesLine.tsx';
