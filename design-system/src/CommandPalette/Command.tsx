import { type ReactNode, use } from 'react';
import { Header, ListBoxItem, type ListBoxItemProps, ListBoxSection } from 'react-aria-components/ListBox';
import { classNames } from '../class-names.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import overlay from '../overlay/overlay.module.css';
import styles from './CommandPalette.module.css';
import { PaletteContext } from './palette-context.ts';

export interface CommandSectionProps {
  title: string;
  /** Commands. */
  children: ReactNode;
  /** Leaves as soon as something is typed: for what was used last. */
  isHiddenWhileTyping?: boolean;
}

/** Commands under a quiet title; without a fitting one the title goes too. */
export function CommandSection({ title, children, isHiddenWhileTyping = false }: CommandSectionProps) {
  const { query } = use(PaletteContext);
  if (isHiddenWhileTyping && query !== '') return null;
  return (
    <ListBoxSection className={styles.section ?? ''}>
      <Header className={styles.title}>{title}</Header>
      {children}
    </ListBoxSection>
  );
}

export interface CommandProps extends Pick<ListBoxItemProps, 'href' | 'target' | 'isDisabled'> {
  /** Unique in the palette: a command that also stands under "Recent" needs a second id there. */
  id: string;
  /** What it does or opens, in a few words. */
  children: string;
  /** An icon of 16 px before the words. */
  icon?: ReactNode;
  /** What else is known of it, quiet at the end. */
  note?: string;
  /** Other words that people would type for it. */
  keywords?: string;
  /** The keys that do the same, as Kbd takes them: "Mod+B". */
  shortcut?: string;
  /** A search elsewhere has found it for the typed words: it stays although they do not stand in it. */
  isFound?: boolean;
  /** Called as it is chosen; the palette closes by itself. With href it goes there. */
  onAction?: () => void;
}

/** One thing to do, or with href one place to go. */
export function Command({
  children,
  icon,
  note = '',
  keywords = '',
  shortcut,
  isFound = false,
  onAction,
  ...rest
}: CommandProps) {
  const { query, close } = use(PaletteContext);
  const handleAction = () => {
    close();
    onAction?.();
  };
  return (
    <ListBoxItem
      {...rest}
      textValue={[children, note, keywords, isFound ? query : ''].join(' ').trim()}
      className={classNames(overlay.item, styles.item)}
      onAction={handleAction}
    >
      <span className={overlay.lead}>{icon}</span>
      <span className={styles.words}>{children}</span>
      {note ? <span className={styles.note}> {note}</span> : null}
      {shortcut ? <Kbd keys={shortcut} /> : null}
    </ListBoxItem>
  );
}
