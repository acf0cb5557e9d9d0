import { contrastOf } from '@shortlist/design-system/ColorPicker';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
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
  const ground = { '--tag-color': color, colorScheme: isLight ? 'light' : 'dark' } as CSSProperties;
  return (
    <Inline as="ul" gap={1.5} style={ground} aria-label="Skill Tags">
      {tags.map((tag) => (
        <Text as="li" key={tag} size="caption" wrap="anywhere" className={styles.tag}>
          {tag}
        </Text>
      ))}
    </Inline>
  );
}
