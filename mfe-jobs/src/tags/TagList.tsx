import { contrastOf } from '@shortlist/design-system/ColorPicker';
import type { CSSProperties } from 'react';
import styles from './TagList.module.css';

interface TagListProps {
  readonly tags: readonly string[];
  /** "#rrggbb": the position's own. */
  readonly color: string;
}

/** The skill tags of a position on its color, dark on a light one and light on a dark one. */
export function TagList({ tags, color }: TagListProps) {
  const isLight = contrastOf(color, '#000000') > contrastOf(color, '#ffffff');
  const ground = { '--tag-color': color } as CSSProperties;
  return (
    <ul
      className={styles.tags}
      style={ground}
      data-ground={isLight ? 'light' : 'dark'}
      aria-label="Skill Tags"
    >
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
