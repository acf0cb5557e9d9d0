import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { Decorator } from 'storybook-react-rsbuild';
import styles from './surroundings.module.css';

const page = document.documentElement;

type Direction = 'ltr' | 'rtl';

/**
 * Gives a story the theme and the direction that Storybook's globals ask for: on the page itself, and on a docs page,
 * where stories of several kinds stand together, on a frame around each.
 */
export const withSurroundings: Decorator = (Story, { globals, viewMode }) => {
  const theme: string = globals.theme || 'light';
  const direction: Direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const isDocs = viewMode === 'docs';
  // Before the story renders: what measures itself while it mounts should find the right direction.
  page.dir = isDocs ? 'ltr' : direction;
  const story = (
    <Locale direction={direction}>
      <Story />
    </Locale>
  );
  if (!isDocs) return <Theme name={theme}>{story}</Theme>;
  const isNarrow = globals.viewport?.value === 'narrow';
  const isPlain = theme === 'light' && direction === 'ltr' && !isNarrow;
  const marks = {
    'data-theme': theme,
    'data-narrow': isNarrow || undefined,
    'data-plain': isPlain || undefined,
  };
  return (
    <Theme name="light">
      <div className={styles.frame} dir={direction} {...marks}>
        {story}
      </div>
    </Theme>
  );
};

/** An effect of the name alone: the story gate changes the theme of a story that stays. */
function Theme({ name, children }: { name: string; children: ReactNode }) {
  useLayoutEffect(() => {
    page.dataset.theme = name;
  }, [name]);
  return children;
}

/** Components that turn arrow keys and places around ask the locale, not the page. */
function Locale({ direction, children }: { direction: Direction; children: ReactNode }) {
  return direction === 'rtl' ? <I18nProvider locale="he-IL">{children}</I18nProvider> : children;
}
