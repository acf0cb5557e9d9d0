import { SAMPLE_PREFIX } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Card } from '@shortlist/design-system/Card';
import { Link } from '@shortlist/design-system/Link';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Named } from './analyze-session.ts';
import styles from './ResultCard.module.css';

interface ResultCardProps {
  /** What the resume is called; undefined when it was never read. */
  readonly named: Named | undefined;
  readonly isSuccess: boolean;
  /** Where the whole result stands. */
  readonly href?: string;
  /** The number that sums it up. */
  readonly score?: ReactNode;
  readonly children: ReactNode;
}

/** What came of one resume: a tick or a cross, whose it is, and the lines. */
export function ResultCard({ named, isSuccess, href, score, children }: ResultCardProps) {
  const name = named?.candidate_name ?? 'Resume';
  return (
    <li className={styles.item}>
      <Card className={styles.card}>
        <Inline as="header" align="start" isOneLine>
          <span className={styles.outcome} data-outcome={isSuccess ? 'success' : 'failure'}>
            {isSuccess ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
            <span data-visually-hidden>{isSuccess ? 'Success' : 'Failure'}</span>
          </span>
          <Stack gap={0} className={styles.names}>
            <Text as="h3" size="panel" tone="strong">
              {href ? (
                <Link variant="quiet" href={href}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Text>
            {named && (
              <span className={styles.file}>
                {named.file_name}
                {named.file_name.startsWith(SAMPLE_PREFIX) && <Badge tone="pencil">Sample</Badge>}
              </span>
            )}
          </Stack>
          {score && <div className={styles.score}>{score}</div>}
        </Inline>
        {children}
      </Card>
    </li>
  );
}
