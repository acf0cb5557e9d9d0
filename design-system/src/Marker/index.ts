export * from './Marker.tsx';
