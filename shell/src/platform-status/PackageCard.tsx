import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { PackageStatus } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { VersionPanel } from './VersionPanel.tsx';

/** A package: its versions, where a rollback would go, and what the edge took back. */
export function PackageCard({ status }: { readonly status: PackageStatus }): ReactElement {
  const { title, team, versions, rollbackTo, demotions } = status;
  return (
    <Card aria-label={title}>
      <CardHeader title={title} note={team === title ? status.package : `${team}, ${status.package}`} />
      <CardBody className={styles.body}>
        {versions.map((version) => (
          <VersionPanel key={`${version.channel} ${version.version}`} version={version} />
        ))}
        <Text as="p" size="caption" tone="quiet" className={styles.quiet}>
          {rollbackTo === null ? (
            'No earlier release to roll back to.'
          ) : (
            <>
              Rolls back to <code className={styles.code}>{rollbackTo}</code>.
            </>
          )}
        </Text>
        {demotions.length > 0 ? <Demotions demotions={demotions} /> : null}
      </CardBody>
    </Card>
  );
}

function Demotions({ demotions }: Pick<PackageStatus, 'demotions'>): ReactElement {
  return (
    <Stack as="section" gap={2}>
      <Text as="h3" size="panel" tone="strong">
        Rolled back automatically
      </Text>
      <Stack as="ul" gap={2} className={styles.list}>
        {demotions.map(({ version, channel, at, reason }) => (
          <li key={`${version} ${at}`}>
            <code className={styles.code}>{version}</code> ({channel}), {formatDateTime(at)}: {reason}
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
