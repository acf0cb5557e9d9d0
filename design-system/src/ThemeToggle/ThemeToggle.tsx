import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { applyTheme, isDark, watchTheme } from './theme.ts';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onPress'> {
  /** Called after the page has changed. */
  onThemeChange?: (theme: 'light' | 'dark') => void;
}

/** Changes between light and dark and remembers it in this browser. */
export function ThemeToggle({ onThemeChange, ...rest }: ThemeToggleProps) {
  const dark = useSyncExternalStore(watchTheme, isDark, isDarkAhead);
  return (
    <IconButton
      {...rest}
      label={dark ? 'Switch to light theme' : 'Switch to dark theme'}
      icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onPress={() => {
        const next = dark ? 'light' : 'dark';
        applyTheme(next);
        onThemeChange?.(next);
      }}
    />
  );
}

/** Rendered ahead of any browser, nobody's choice is known. */
const isDarkAhead = () => false;
