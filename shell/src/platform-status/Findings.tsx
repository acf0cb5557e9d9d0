import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement, ReactNode } from 'react';

interface FindingsProps {
  readonly title: string;
  readonly headingLevel: 3 | 4;
  /** Texts as `li`. */
  readonly children: ReactNode;
}

/** What was found of one kind, a line each. */
export function Findings({ title, headingLevel, children }: FindingsProps): ReactElement {
  return (
    <Stack as="section" gap={2}>
      <Text as={`h${headingLevel}`} size="panel" tone="strong">
        {title}
      </Text>
      <Stack as="ul" gap={2}>
        {children}
      </Stack>
    </Stack>
  );
}
