import type { Resume } from '@shortlist/api-contract';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { IconButton } from '@shortlist/design-system/IconButton';
import { Link } from '@shortlist/design-system/Link';
import { Rating } from '@shortlist/design-system/Rating';
import { bandOf } from '@shortlist/design-system/ScoreRing';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Cell, Row, type RowProps } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { VerdictCounts } from '@shortlist/design-system/Verdict';
import { formatFileSize, formatShortDate } from '@shortlist/platform';
import { Download, Eye, Trash2 } from 'lucide-react';
import { FileName } from '../resume-facts/FileName.tsx';
import { NotScored } from '../score-card/NotScored.tsx';
import { Score } from '../score-card/Score.tsx';
import styles from './ScoreTable.module.css';

interface ScoreRowProps extends RowProps {
  readonly resume: Resume;
  /** The address of its detail. */
  readonly href: string;
  readonly onDelete: (resume: Resume) => void;
}

/** One resume: whose and which file, its score, its match, the word for the score, since when, and what can be done. */
export function ScoreRow({ resume, href, onDelete, ...rest }: ScoreRowProps) {
  const { analysis, best_match: best, candidate_name: name } = resume;
  return (
    <Row {...rest}>
      <Cell isRowHeader>
        <Stack as="span" gap={0} align="start" className={styles.words}>
          <Text as={Link} variant="quiet" wrap="anywhere" href={href}>
            {name}
          </Text>
          <Text size="caption" tone="quiet" wrap="anywhere">
            <FileName>{resume.file_name}</FileName>
            <span className={styles.roomy}>, {formatFileSize(resume.size_bytes)}</span>
          </Text>
        </Stack>
      </Cell>
      <Cell className={styles.figure}>
        {analysis ? (
          <>
            <Score value={analysis.score_overall} label={`Analysis score for ${name}`} />
            <Text as="div" size="caption" tone="quiet" wrap="anywhere" className={styles.band}>
              {bandOf(analysis.score_overall)}
            </Text>
          </>
        ) : (
          <NotScored resume={resume} />
        )}
      </Cell>
      <Cell className={styles.figure}>
        {best ? (
          <>
            <Rating value={best.match_score} band={best.band} label={`Match score for ${name}`} />
            <Text as="div" size="caption" tone="quiet" wrap="anywhere" className={styles.roomy}>
              {best.job_title}
            </Text>
            {best.verdicts && <VerdictCounts counts={best.verdicts} />}
          </>
        ) : (
          <Text tone="quiet">No matches yet</Text>
        )}
      </Cell>
      <Text as={Cell} data-secondary wrap="none">
        {analysis ? bandOf(analysis.score_overall) : <Text tone="quiet">Not scored yet</Text>}
      </Text>
      <Text as={Cell} data-secondary wrap="none">
        {formatShortDate(resume.uploaded_at)}
      </Text>
      <Cell align="end">
        <Inline as="span" gap={0.5} align="end" justify="end" isOneLine className={styles.actions}>
          <ButtonLink
            variant="ghost"
            size="small"
            href={href}
            aria-label={`View ${name}`}
            data-icon-only=""
            icon={<Eye aria-hidden />}
          />
          {!resume.is_blind && (
            <ButtonLink
              variant="ghost"
              size="small"
              href={resume.file_url}
              download={resume.file_name}
              aria-label={`Download ${resume.file_name}`}
              data-icon-only=""
              icon={<Download aria-hidden />}
            />
          )}
          <IconButton
            size="small"
            label={`Delete ${name}`}
            icon={<Trash2 aria-hidden />}
            onPress={() => onDelete(resume)}
          />
        </Inline>
      </Cell>
    </Row>
  );
}
