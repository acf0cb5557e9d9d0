import { Badge } from '@shortlist/design-system/Badge';
import { formatDateTime } from '@shortlist/platform';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { VersionFigures } from './VersionFigures.tsx';
import { VersionFindings } from './VersionFindings.tsx';

/** One live version: who gets it since when, its figures, and what was found in it. */
export function VersionPanel({ version }: { readonly version: LiveVersion }): ReactElement {
  const { percent, since, by, commit, health } = version;
  return (
    <section className={styles.version}>
      <h3 className={styles.name}>
        <code className={styles.code}>{version.version}</code>
        <Badge tone={percent === null ? 'neutral' : 'accent'}>
          {percent === null ? 'Stable' : `Canary ${percent}%`}
        </Badge>
        <Verdict verdict={health.verdict} />
      </h3>
      <p className={styles.quiet}>
        Since {formatDateTime(since)}, by {by}
        {commit === null ? null : (
          <>
            , commit <code className={styles.code}>{commit.slice(0, 10)}</code>
          </>
        )}
      </p>
      <VersionFigures version={version} />
      <VersionFindings version={version} />
    </section>
  );
}

function Verdict({ verdict }: Pick<LiveVersion['health'], 'verdict'>): ReactElement {
  if (verdict === 'failing') return <Badge tone="negative">Failing</Badge>;
  if (verdict === 'healthy') return <Badge tone="positive">Healthy</Badge>;
  return <Badge tone="pencil">Too few visitors</Badge>;
}
