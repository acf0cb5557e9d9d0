export * from './Funnel.tsx';
