export * from './DensityToggle.tsx';
export * from './ListPager.tsx';
export * from './LongTableBody.tsx';
export * from './Table.tsx';
export * from './TablePager.tsx';
export * from './TableSelection.tsx';
export * from './TableStates.tsx';
export * from './use-row-selection.ts';
