import { Avatar } from '@shortlist/design-system/Avatar';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactNode } from 'react';

interface CandidateProps {
  readonly name: string;
  /** What else tells who it is, under the name. */
  readonly children?: ReactNode;
}

/** Who it is, in a row of a table. */
export function Candidate({ name, children }: CandidateProps) {
  return (
    <Inline as="span" gap={2.5} isOneLine>
      <Avatar name={name} />
      <Stack as="span" gap={0} align="start">
        <Text size="dense" tone="strong" weight={580} wrap="anywhere">
          {name}
        </Text>
        {children}
      </Stack>
    </Inline>
  );
}
