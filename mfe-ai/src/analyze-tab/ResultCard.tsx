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
      <Stack as={Card} gap={3} className={styles.card}>
        <Inline as="header" align="start" isOneLine>
          <Text tone={isSuccess ? 'positive' : 'negative'}>
            {isSuccess ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
            <span data-visually-hidden>{isSuccess ? 'Success' : 'Failure'}</span>
          </Text>
          <Text as={Stack} gap={0} wrap="anywhere" className={styles.names}>
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
              <Text as={Inline} size="caption" tone="quiet">
                {named.file_name}
                {named.file_name.startsWith(SAMPLE_PREFIX) && <Badge tone="pencil">Sample</Badge>}
              </Text>
            )}
          </Text>
          {score && <div>{score}</div>}
        </Inline>
        {children}
      </Stack>
    </li>
  );
}
