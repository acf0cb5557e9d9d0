export { type DropZone, type DropZoneItem, DropZones, type DropZonesProps } from './DropZones.tsx';
export type { SelectionMode } from './use-selection.ts';
