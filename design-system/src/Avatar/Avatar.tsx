import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Avatar.module.css';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person; the first letters of the first and the last word are drawn. */
  name: string;
  /** ink marks the one who is signed in; everyone else is paper, never a color of their own. */
  variant?: 'paper' | 'ink';
}

/** Initials beside a written name; hidden from screen readers for that reason. */
export function Avatar({ name, variant = 'paper', className, ...rest }: AvatarProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classNames(styles.avatar, className)}
      data-variant={variant}
    >
      {initialsOf(name)}
    </span>
  );
}

/** "Mei-Ling Tovar" gives MT, "Ines" gives I, an empty name a question mark. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0].toLocaleUpperCase() ?? '').join('') || '?';
}
