export { SkeletonRows, type SkeletonRowsProps } from '../Skeleton/Skeleton.tsx';
