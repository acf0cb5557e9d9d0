import type { Resume } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import { Badge } from '@shortlist/design-system/Badge';
import { Card } from '@shortlist/design-system/Card';
import { Meter } from '@shortlist/design-system/Meter';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import type { ReactNode } from 'react';
import { dateOf } from '../moment.ts';
import { outOfHundred } from '../score-text.ts';
import styles from './ResumeRows.module.css';

interface ResumeRowsProps {
  readonly label: string;
  readonly resumes: readonly Resume[];
  readonly chosen: ReadonlySet<string>;
  /** The control over all rows, where there is one. */
  readonly head?: ReactNode;
  /** The control that chooses a resume, around what names it. */
  readonly renderControl: (resume: Resume, name: ReactNode) => ReactNode;
}

/** Resumes to choose from: the control, the file, the score and the date. */
export function ResumeRows({ label, resumes, chosen, head, renderControl }: ResumeRowsProps) {
  return (
    <Card>
      <Table label={label}>
        <TableHeader>
          <Column>{head ?? 'Candidate'}</Column>
          <Column data-secondary>File</Column>
          <Column>Resume Score</Column>
          <Column align="end" data-secondary>
            Uploaded
          </Column>
        </TableHeader>
        <TableBody>
          {resumes.map((resume) => (
            <Row key={resume.id} isSelected={chosen.has(resume.id)}>
              <Cell isRowHeader className={styles.choice}>
                {renderControl(resume, <CandidateName resume={resume} />)}
              </Cell>
              <Cell data-secondary className={styles.file}>
                {resume.file_name}
              </Cell>
              <Cell className={styles.score}>
                <ResumeScore resume={resume} />
              </Cell>
              <Cell align="end" data-secondary className={styles.date}>
                {dateOf(resume.uploaded_at)}
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

function CandidateName({ resume }: { readonly resume: Resume }) {
  return (
    <span className={styles.candidate}>
      <Avatar name={resume.candidate_name} />
      <span className={styles.names}>
        <span className={styles.name}>{resume.candidate_name}</span>
        {resume.headline && <span className={styles.headline}>{resume.headline}</span>}
      </span>
    </span>
  );
}

function ResumeScore({ resume }: { readonly resume: Resume }) {
  if (!resume.analysis) return <Badge tone="pencil">Not scored yet</Badge>;
  return (
    <span className={styles.meter}>
      <strong>{outOfHundred(resume.analysis.score_overall)}</strong>
      <Meter value={resume.analysis.score_overall} label={`Resume score of ${resume.candidate_name}`} />
    </span>
  );
}
