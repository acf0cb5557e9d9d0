import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { formatTime } from '@shortlist/platform';
import type { Override } from '@shortlist/platform/overrides';
import type { ReactElement } from 'react';
import { EntryName, ListEntry } from '../list-entry/ListEntry.tsx';
import { sourceOf } from './override-words.ts';
import { useReset } from './use-reset.ts';

/** The overrides of this browser, each with the click that ends it; nothing where there is none. */
export function ActiveOverrides({
  overrides,
}: {
  readonly overrides: readonly Override[];
}): ReactElement | null {
  const { reset, ending, refusal } = useReset();
  if (overrides.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Active in This Browser" />
      <CardBody>
        {refusal === null ? null : <Banner tone="negative" title={`Failed to reset: ${refusal}`} />}
        <Stack as="ul" isLined gap={3} aria-label="Overrides in this browser">
          {overrides.map((override) => (
            <ListEntry
              key={override.package}
              title={
                <EntryName>
                  {override.title} <State override={override} />
                </EntryName>
              }
              notes={[
                `${sourceOf(override)}, until ${formatTime(override.expiresAt)}, by ${override.by}`,
                ...(override.problem === null ? [] : [override.problem]),
              ]}
            >
              <Button
                size="small"
                aria-label={`Reset ${override.title}`}
                isPending={ending === override.package}
                onPress={() => reset(override.package)}
              >
                Reset
              </Button>
            </ListEntry>
          ))}
        </Stack>
      </CardBody>
    </Card>
  );
}

function State({ override }: { readonly override: Override }): ReactElement {
  return override.problem === null ? (
    <Badge tone="caution">Overridden</Badge>
  ) : (
    <Badge tone="negative">Incompatible</Badge>
  );
}
