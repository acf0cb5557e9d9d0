export * from './ColorPicker.tsx';
export { contrastOf, type NamedColor, TAG_COLORS } from './color.ts';
