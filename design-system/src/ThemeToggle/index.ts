export * from './ThemeToggle.tsx';
export { applyTheme, chosenTheme, isDark, type Theme, watchTheme } from './theme.ts';
