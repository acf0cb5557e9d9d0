import type { ReactNode } from 'react';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';

/** A quiet heading over a part of a story. Only for stories. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Text as="h2" size="caption" tone="quiet" weight={580}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
