export * from './ColorPicker.tsx';
export { contrastOf, type NamedColour, TAG_COLOURS } from './colour.ts';
