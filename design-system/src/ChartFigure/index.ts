export * from './ChartFigure.tsx';
export * from './chart-data.ts';
