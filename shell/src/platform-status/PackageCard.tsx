import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
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
        <p className={styles.quiet}>
          {rollbackTo === null ? (
            'No earlier release to roll back to.'
          ) : (
            <>
              Rolls back to <code className={styles.code}>{rollbackTo}</code>.
            </>
          )}
        </p>
        {demotions.length > 0 ? <Demotions demotions={demotions} /> : null}
      </CardBody>
    </Card>
  );
}

function Demotions({ demotions }: Pick<PackageStatus, 'demotions'>): ReactElement {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Rolled back automatically</h3>
      <ul className={styles.list}>
        {demotions.map(({ version, channel, at, reason }) => (
          <li key={`${version} ${at}`}>
            <code className={styles.code}>{version}</code> ({channel}), {formatDateTime(at)}: {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}
