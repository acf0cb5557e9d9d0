export * from './RadarChart.tsx';
export { SeriesLine } from './SeriesLine.tsx';
