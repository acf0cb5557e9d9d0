import { Badge } from '@shortlist/design-system/Badge';
import { Banner } from '@shortlist/design-system/Banner';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { formatDateTime } from '@shortlist/platform';
import type { LiveVersion } from '@shortlist/platform/platform-status';
import type { ReactElement } from 'react';
import styles from './PackageCard.module.css';
import { VersionFigures } from './VersionFigures.tsx';
import { VersionFindings } from './VersionFindings.tsx';

interface VersionPanelProps {
  readonly packageName: string;
  readonly version: LiveVersion;
}

/** One live version: who gets it since when, its figures, and what was found in it. */
export function VersionPanel({ packageName, version }: VersionPanelProps): ReactElement {
  const { percent, since, by, commit, refusal, health } = version;
  return (
    <Stack as="section" gap={2}>
      <Inline as="h3" rowGap={1}>
        <Text as="code" size="dense" className={styles.code}>
          {version.version}
        </Text>
        <Badge tone={percent === null ? 'neutral' : 'accent'}>
          {percent === null ? 'Stable' : `Canary ${percent}%`}
        </Badge>
        <Verdict verdict={health.verdict} />
      </Inline>
      <Text as="p" size="caption" tone="quiet">
        Since {formatDateTime(since)}, by {by}
        {commit === null ? null : (
          <>
            , commit <code className={styles.code}>{commit.slice(0, 10)}</code>
          </>
        )}
        <SignedBy signature={version.signature} />
      </Text>
      {refusal === null ? null : (
        <Banner tone="negative" title="Not published">
          {refusal}
        </Banner>
      )}
      <VersionFigures version={version} />
      <VersionFindings packageName={packageName} version={version} />
    </Stack>
  );
}

function SignedBy({ signature }: Pick<LiveVersion, 'signature'>): ReactElement | null {
  if (signature === null) return null;
  const { key, run } = signature;
  return (
    <>
      , signed with key <code className={styles.code}>{key}</code>
      {run === null ? null : (
        <>
          {' in '}
          <Link href={run}>this run</Link>
        </>
      )}
    </>
  );
}

function Verdict({ verdict }: Pick<LiveVersion['health'], 'verdict'>): ReactElement {
  if (verdict === 'failing') return <Badge tone="negative">Failing</Badge>;
  if (verdict === 'healthy') return <Badge tone="positive">Healthy</Badge>;
  return <Badge tone="pencil">Too few visitors</Badge>;
}
