import type { Requirement } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { chipsOf, neededOf } from './alternatives.ts';
import styles from './Requirement.module.css';

/** The names that answer a requirement: "Go", "or Rust". Nothing where its words say it all. */
export function Alternatives({ requirement }: { readonly requirement: Requirement }) {
  const chips = chipsOf(requirement);
  if (chips.length === 0) return null;
  const needed = neededOf(requirement);
  return (
    <Inline as="span" gap={1}>
      {needed && (
        <Text size="caption" tone="quiet">
          {needed}
        </Text>
      )}
      {chips.map(({ lead, name }) => (
        <Badge key={name} className={styles.chip}>
          {lead && (
            <Text tone="quiet" wrap="none">
              {lead}{' '}
            </Text>
          )}
          {name}
        </Badge>
      ))}
    </Inline>
  );
}
