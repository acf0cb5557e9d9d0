export { SortableList } from './SortableList.tsx';
export type { SortableGroup, SortableItem, SortableItemState, SortableListProps } from './sortable-list.ts';
