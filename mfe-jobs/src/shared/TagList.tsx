import type { CSSProperties } from 'react';
import styles from './TagList.module.css';

interface TagListProps {
  readonly tags: readonly string[];
  /** "#rrggbb": the position's own. */
  readonly colour: string;
}

/** The skill tags of a position, each with its colour at the edge: words stay ink, whatever the colour. */
export function TagList({ tags, colour }: TagListProps) {
  const edge = { '--tag-colour': colour } as CSSProperties;
  return (
    <ul className={styles.tags} style={edge} aria-label="Skill tags">
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
