export * from './MarkedQuote.tsx';
export * from './Marker.tsx';
