import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import styles from './TagField.module.css';
import type { TagsState } from './use-tags.ts';

interface TagChipsProps {
  readonly label: string;
  readonly state: TagsState;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isDisabled: boolean;
  readonly isRemovable: boolean;
}

/** The tags that are there. Arrow keys go among them, Delete takes one away. */
export function TagChips({ label, state, inputRef, isDisabled, isRemovable }: TagChipsProps) {
  const { tags, notice, remove } = state;
  if (tags.length === 0) return null;
  const handleRemove = (gone: string[]) => {
    remove(gone);
    // The last one takes the list with it, and the focus would be lost.
    if (gone.length === tags.length) inputRef.current?.focus();
  };
  return (
    <TagGroup
      aria-label={`${label}, added`}
      // An open list of completions hides from screen readers what is around it, but not what is within the field.
      data-react-aria-top-layer
      className={styles.group ?? ''}
      {...(isRemovable && { onRemove: (keys: Set<string | number>) => handleRemove([...keys].map(String)) })}
    >
      <TagList className={styles.list ?? ''}>
        {tags.map((tag) => (
          <Tag
            key={tag}
            id={tag}
            textValue={tag}
            isDisabled={isDisabled}
            className={styles.tag ?? ''}
            data-clashing={notice.clashes.includes(tag) || undefined}
          >
            {notice.clashes.includes(tag) ? (
              <span key={notice.turn} className={styles.flash} aria-hidden />
            ) : null}
            <span className={styles.text}>{tag}</span>
            {isRemovable ? (
              <Button slot="remove" className={styles.remove ?? ''}>
                <X aria-hidden size={12} />
              </Button>
            ) : null}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
