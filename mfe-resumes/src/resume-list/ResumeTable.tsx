import type { Resume } from '@shortlist/api-contract';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '@shortlist/design-system/Table';
import { dateOf } from '../shared/date.ts';
import { sizeOf } from '../shared/size.ts';
import { BestMatch } from './BestMatch.tsx';
import { Candidate } from './Candidate.tsx';
import { ResumeMenu } from './ResumeMenu.tsx';
import { ResumeScore } from './ResumeScore.tsx';
import { ResumeStatusBadge } from './ResumeStatusBadge.tsx';
import styles from './ResumeTable.module.css';
import { SkillList } from './SkillList.tsx';

interface ResumeTableProps {
  readonly resumes: readonly Resume[];
  readonly onDelete: (resume: Resume) => void;
}

/** Resumes as ledger rows: who, which file, skills, score, best match, date, status. */
export function ResumeTable({ resumes, onDelete }: ResumeTableProps) {
  return (
    <Table label="Resumes">
      <TableHeader>
        <Column>Candidate</Column>
        <Column data-secondary className={styles.wide}>
          Skills
        </Column>
        <Column>Score</Column>
        <Column data-secondary>Best match</Column>
        <Column data-secondary className={styles.wide}>
          File
        </Column>
        <Column data-secondary>Status</Column>
        <Column>
          <span className={styles.hidden}>Actions</span>
        </Column>
      </TableHeader>
      <TableBody>
        {resumes.map((resume) => (
          <ResumeRow key={resume.id} resume={resume} onDelete={onDelete} />
        ))}
      </TableBody>
    </Table>
  );
}

interface ResumeRowProps {
  readonly resume: Resume;
  readonly onDelete: (resume: Resume) => void;
}

function ResumeRow({ resume, onDelete }: ResumeRowProps) {
  return (
    <Row>
      <Cell>
        <Candidate resume={resume} />
      </Cell>
      <Cell data-secondary className={styles.wide}>
        <SkillList skills={resume.skills} />
      </Cell>
      <Cell>
        <ResumeScore resume={resume} />
      </Cell>
      <Cell data-secondary>
        <BestMatch resume={resume} />
      </Cell>
      <Cell data-secondary className={`${styles.wide} ${styles.file}`}>
        {resume.file_name}
        <span className={styles.caption}>
          {sizeOf(resume.size_bytes)}, {dateOf(resume.uploaded_at)}
        </span>
      </Cell>
      <Cell data-secondary className={styles.tight}>
        <ResumeStatusBadge status={resume.status} />
      </Cell>
      <Cell align="end">
        <ResumeMenu resume={resume} onDelete={() => onDelete(resume)} />
      </Cell>
    </Row>
  );
}
