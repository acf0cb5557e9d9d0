import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { groupByKind } from '../requirements/requirement-groups.ts';
import { KINDS } from '../requirements/requirement-words.ts';
import styles from './PostingPane.module.css';
import type { Mark } from './posting-lines.ts';

/** What the lines under the words mean, as far as there are any. */
export function PostingKey({ marks }: { readonly marks: readonly Mark[] }) {
  const kinds = groupByKind(marks, ({ kind }) => kind).filter(({ items }) => items.length > 0);
  return (
    <Inline as="p" gap={4} rowGap={1} justify="center">
      {kinds.map(({ kind }) => (
        <Text key={kind} size="caption" className={styles.words} data-kind={kind}>
          {KINDS[kind].name}
        </Text>
      ))}
    </Inline>
  );
}
