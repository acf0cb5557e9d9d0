export { Command, type CommandProps, CommandSection, type CommandSectionProps } from './Command.tsx';
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { isModK, useModK } from './mod-key.ts';
