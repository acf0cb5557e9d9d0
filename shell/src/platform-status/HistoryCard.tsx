import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { ChangeSeen } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import { moveText } from './status-words.ts';

/** The latest moves of versions: who, what, when, and why. */
export function HistoryCard({ history }: { readonly history: readonly ChangeSeen[] }): ReactElement {
  return (
    <Card aria-label="Release history">
      <CardHeader title="Release History" note={`Latest ${history.length}`} />
      <Stack as={CardBody} isLined>
        {history.map(({ id, at, by, why, key, promotedFrom, moves }) => (
          <Stack gap={1} key={id}>
            {moves.map((move) => (
              <Text as="p" size="dense" wrap="anywhere" key={`${move.package} ${move.channel}`}>
                {moveText(move)}
              </Text>
            ))}
            <Text as="p" size="caption" tone="quiet" wrap="anywhere">
              {by}
              {key === null ? '' : ` with key ${key}`}
              {promotedFrom === null ? '' : ` from ${promotedFrom}`}, {formatDateTime(at)}
              {why === null ? '' : `: ${why}`}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
