import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { PackageStatus } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import { Findings } from './Findings.tsx';
import styles from './PackageCard.module.css';
import { VersionPanel } from './VersionPanel.tsx';

/** A package: its versions, where a rollback would go, and what the edge took back. */
export function PackageCard({ status }: { readonly status: PackageStatus }): ReactElement {
  const { title, team, versions, rollbackTo, sandboxedCalls, demotions } = status;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} note={team === title ? status.package : `${team}, ${status.package}`} />
      <Stack as={CardBody} isLined>
        {versions.map((version) => (
          <VersionPanel
            key={`${version.channel} ${version.version}`}
            packageName={status.package}
            version={version}
          />
        ))}
        <Text as="p" size="caption" tone="quiet">
          {rollbackTo === null ? (
            'No earlier release to roll back to.'
          ) : (
            <>
              Rolls back to <code className={styles.code}>{rollbackTo}</code>.
            </>
          )}
        </Text>
        {sandboxedCalls ? (
          <Text as="p" size="caption" tone="quiet">
            Runs in a sandbox. Allowed API calls: {sandboxedCalls.join(', ') || 'none'}.
          </Text>
        ) : null}
        {demotions.length > 0 ? <Demotions demotions={demotions} /> : null}
      </Stack>
    </Card>
  );
}

function Demotions({ demotions }: Pick<PackageStatus, 'demotions'>): ReactElement {
  return (
    <Findings title="Rolled back automatically" headingLevel={3}>
      {demotions.map(({ version, channel, at, reason }) => (
        <Text as="li" size="dense" wrap="anywhere" key={`${version} ${at}`}>
          <code className={styles.code}>{version}</code> ({channel}), {formatDateTime(at)}: {reason}
        </Text>
      ))}
    </Findings>
  );
}
