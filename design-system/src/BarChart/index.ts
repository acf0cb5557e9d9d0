export * from './BarChart.tsx';
export type * from './bar.ts';
