export * from './ColorPicker.tsx';
export { type NamedColour, TAG_COLOURS } from './colour.ts';
