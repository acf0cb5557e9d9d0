export * from './MasterDetail.tsx';
