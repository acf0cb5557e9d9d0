import { Badge } from '@shortlist/design-system/Badge';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { EnvironmentSeen, PlatformStatus } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { isLiveIn } from './status-words.ts';

/** What is live in the other environments, like staging, and how far it is from what is live here. */
export function EnvironmentsCard({ status }: { readonly status: PlatformStatus }): ReactElement {
  return (
    <Card aria-label="Environments">
      <CardHeader title="Environments" note={`This is ${status.environment}`} />
      <Stack as={CardBody} isLined>
        {status.environments.map((environment) => (
          <Stack as="section" gap={2} key={environment.name} aria-label={environment.name}>
            <Text as="h3" size="panel" tone="strong" wrap="anywhere">
              {environment.name}
            </Text>
            {environment.versions.map((version) => (
              <Version
                key={`${version.package} ${version.version}`}
                version={version}
                isHere={isLiveIn(status, version)}
              />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

interface VersionProps {
  readonly version: EnvironmentSeen['versions'][number];
  readonly isHere: boolean;
}

function Version({
  version: { package: name, version, percent, since, by },
  isHere,
}: VersionProps): ReactElement {
  return (
    <Stack gap={1}>
      <Inline rowGap={1}>
        <Text as="code" size="dense" className={styles.code}>
          {name} {version}
        </Text>
        {percent === null ? null : <Badge tone="accent">Canary {percent}%</Badge>}
        <Badge tone={isHere ? 'neutral' : 'pencil'}>{isHere ? 'Also live here' : 'Not live here'}</Badge>
      </Inline>
      <Text as="p" size="caption" tone="quiet" wrap="anywhere">
        Since {formatDateTime(since)}, by {by}
      </Text>
    </Stack>
  );
}
