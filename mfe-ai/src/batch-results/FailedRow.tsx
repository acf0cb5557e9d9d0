import { type MatchFailure, resumes } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Cell, Row } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { queryOf } from '@shortlist/platform';
import { useQuery } from '@shortlist/platform/query';
import { FileX, Upload } from 'lucide-react';
import { isRetryable } from '../batch-run/chunks.ts';
import styles from './RankingTable.module.css';

interface FailedRowProps {
  readonly failure: MatchFailure;
  /** How many columns of verdicts stay empty. */
  readonly columns: number;
  readonly isRunning: boolean;
  readonly onRetry: () => void;
}

/** A resume that could not be matched, with the reason, and what helps. */
export function FailedRow({ failure, columns, isRunning, onRetry }: FailedRowProps) {
  const name = useFileName(failure);
  return (
    <Row className={styles.failed}>
      <Cell colSpan={2} />
      <Cell isRowHeader>
        <Inline gap={2.5} isOneLine>
          <span className={styles.fileMark} aria-hidden="true">
            <FileX size={14} />
          </span>
          <Text as={Stack} gap={0} size="caption" tone="negative" wrap="anywhere">
            <Text size="dense" tone="strong" weight={580}>
              {name}
            </Text>
            {failure.error}
          </Text>
        </Inline>
      </Cell>
      <Cell>
        <Badge tone="pencil">Not scored</Badge>
      </Cell>
      <Cell colSpan={Math.max(1, columns)} align="end">
        {failure.code === 'no_text' && (
          <ButtonLink size="small" href="/resumes/new" icon={<Upload aria-hidden />}>
            Upload a Text Version
          </ButtonLink>
        )}
        {isRetryable(failure) && (
          <Button size="small" isDisabled={isRunning} aria-label={`Retry ${name}`} onPress={onRetry}>
            Retry
          </Button>
        )}
      </Cell>
    </Row>
  );
}

/** A call that failed as a whole names no file: it is asked for, unless the resume is the one that is gone. */
function useFileName({ resume_id: id, resume_info: info, code }: MatchFailure): string {
  const resume = useQuery({
    ...queryOf(resumes.get, { params: { id } }),
    enabled: info === null && code !== 'not_found',
  });
  return info?.file_name ?? resume.data?.file_name ?? 'Not matched';
}
