export * from './band.ts';
export * from './Rating.tsx';
export * from './RatingWord.tsx';
