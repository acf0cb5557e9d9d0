import { type Resume, SAMPLE_PREFIX } from '@shortlist/api-contract';
import { Badge } from '@shortlist/design-system/Badge';
import { Meter } from '@shortlist/design-system/Meter';
import { Inline } from '@shortlist/design-system/Stack';
import { Cell, Column, LongTableBody, Row, Table, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { formatShortDate } from '@shortlist/platform';
import type { ReactNode } from 'react';
import { outOfHundred } from '../scores/score-text.ts';
import { Candidate } from './Candidate.tsx';
import type { FoundResumes } from './ResumePicker.tsx';
import styles from './ResumeRows.module.css';

interface ResumeRowsProps {
  readonly label: string;
  readonly found: FoundResumes;
  readonly chosen: ReadonlySet<string>;
  /** The control over all rows, where there is one. */
  readonly head?: ReactNode;
  /** The control that chooses a resume, around what names it. */
  readonly renderControl: (resume: Resume, name: ReactNode) => ReactNode;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 50;

/** Resumes to choose from: the control, the file, the score and the date. */
export function ResumeRows({ label, found, chosen, head, renderControl }: ResumeRowsProps) {
  return (
    <Table
      label={label}
      className={styles.table ?? ''}
      aria-busy={found.isStale}
      aria-rowcount={found.canLoadMore ? -1 : found.resumes.length + 1}
    >
      <TableHeader>
        <Column className={styles.choiceColumn}>{head ?? 'Candidate'}</Column>
        <Column data-secondary className={styles.file}>
          File
        </Column>
        <Column className={styles.scoreColumn}>Resume Score</Column>
        <Column align="end" data-secondary className={styles.dateColumn}>
          Uploaded
        </Column>
      </TableHeader>
      <LongTableBody
        items={found.resumes}
        rowHeight={ROW_HEIGHT}
        renderRow={(resume, at) => (
          <Row key={resume.id} isSelected={chosen.has(resume.id)} aria-rowindex={at + 2}>
            <Cell isRowHeader className={styles.choice}>
              {renderControl(resume, <ResumeCandidate resume={resume} />)}
            </Cell>
            <Text as={Cell} tone="quiet" wrap="anywhere" data-secondary className={styles.file}>
              {resume.file_name}
            </Text>
            <Text as={Cell} tone="strong" wrap="none" isTabular>
              <ResumeScore resume={resume} />
            </Text>
            <Text as={Cell} tone="quiet" wrap="none" align="end" data-secondary>
              {formatShortDate(resume.uploaded_at)}
            </Text>
          </Row>
        )}
      />
    </Table>
  );
}

function ResumeCandidate({ resume }: { readonly resume: Resume }) {
  return (
    <Candidate name={resume.candidate_name}>
      {resume.headline && (
        <Text size="quote-row" tone="body">
          {resume.headline}
        </Text>
      )}
      {resume.file_name.startsWith(SAMPLE_PREFIX) && <Badge tone="pencil">Sample</Badge>}
    </Candidate>
  );
}

function ResumeScore({ resume }: { readonly resume: Resume }) {
  if (!resume.analysis) return <Badge tone="pencil">Not scored yet</Badge>;
  return (
    <Inline as="span" gap={3} rowGap={1}>
      <strong>{outOfHundred(resume.analysis.score_overall)}</strong>
      <Meter value={resume.analysis.score_overall} label={`Resume score for ${resume.candidate_name}`} />
    </Inline>
  );
}
