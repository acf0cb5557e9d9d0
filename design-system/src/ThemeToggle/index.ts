export * from './ThemeToggle.tsx';
export { applyTheme, chosenTheme, isDark, type Theme } from './theme.ts';
