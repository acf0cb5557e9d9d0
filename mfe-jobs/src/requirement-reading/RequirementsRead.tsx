import type { Requirement } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Columns } from '@shortlist/design-system/Columns';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatNumber } from '@shortlist/platform';
import { groupByKind } from '../requirements/requirement-groups.ts';
import { KINDS } from '../requirements/requirement-words.ts';
import styles from './RequirementsRead.module.css';
import { useRequirementReading } from './use-requirement-reading.ts';

interface RequirementsReadProps {
  readonly title: string;
  readonly text: string;
}

/** What a job description asks for, as it is read while it is written; nothing before there is any text. */
export function RequirementsRead({ title, text }: RequirementsReadProps) {
  const { requirements, isReading, error, retry } = useRequirementReading(title, text);
  if (!requirements && !isReading && !error) return null;
  const hasFailed = error !== null && !isReading;
  return (
    <Card aria-label="Requirements">
      <CardHeader
        title="Requirements"
        note={requirements && formatNumber(requirements.length)}
        action={isReading && <State>Reading...</State>}
      />
      {(requirements || hasFailed) && (
        <Stack as={CardBody} gap={2}>
          {hasFailed && (
            <Inline>
              <State>Failed to read requirements.</State>
              <Button variant="ghost" size="small" onPress={retry}>
                Retry
              </Button>
            </Inline>
          )}
          {requirements?.length === 0 && !isReading && <NothingRequired />}
          {requirements && <Groups requirements={requirements} />}
        </Stack>
      )}
    </Card>
  );
}

function State({ children }: { readonly children: string }) {
  return (
    <Text as="output" size="caption" tone="pencil">
      {children}
    </Text>
  );
}

function NothingRequired() {
  return (
    <Text as="p" size="dense" tone="quiet">
      No requirements yet. Say what is required and what is preferred.
    </Text>
  );
}

function Groups({ requirements }: { readonly requirements: readonly Requirement[] }) {
  const groups = groupByKind(requirements, ({ kind }) => kind).filter(({ items }) => items.length > 0);
  return (
    <Columns>
      {groups.map(({ kind, items }) => (
        <Stack key={kind} gap={1}>
          <Text as="h3" size="caption" weight={640} className={styles.kind}>
            {KINDS[kind].group}{' '}
            <Text size="caption" tone="quiet" isTabular>
              {formatNumber(items.length)}
            </Text>
          </Text>
          <Stack as="ul" gap={0.5}>
            {items.map(({ id, text }) => (
              <Text as="li" key={id} size="dense" tone="body" wrap="anywhere">
                {text}
              </Text>
            ))}
          </Stack>
        </Stack>
      ))}
    </Columns>
  );
}
