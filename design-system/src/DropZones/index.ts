export { DropZones } from './DropZones.tsx';
export type { DropZone, DropZoneItem, DropZonesProps } from './drop-zone.ts';
export type { SelectionMode } from './use-selection.ts';
