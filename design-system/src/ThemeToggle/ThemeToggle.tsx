import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
import { applyTheme, isDark } from './theme.ts';

export interface ThemeToggleProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onPress'> {
  /** Called after the page has changed. */
  onThemeChange?: (theme: 'light' | 'dark') => void;
}

/** Changes between light and dark and remembers it in this browser. */
export function ThemeToggle({ onThemeChange, ...rest }: ThemeToggleProps) {
  const [dark, setDark] = useState(isDark);
  return (
    <IconButton
      {...rest}
      label={dark ? 'Use the light theme' : 'Use the dark theme'}
      icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      onPress={() => {
        const next = dark ? 'light' : 'dark';
        applyTheme(next);
        setDark(!dark);
        onThemeChange?.(next);
      }}
    />
  );
}
