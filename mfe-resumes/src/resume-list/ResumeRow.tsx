import type { Resume } from '@shortlist/api-contract';
import { Cell, Row, type RowProps } from '@shortlist/design-system/Table';
import { formatFileSize, formatShortDate } from '@shortlist/platform';
import { CopiesNote } from '../duplicates/CopiesNote.tsx';
import { DuplicatesNote } from '../duplicates/DuplicatesNote.tsx';
import { NoticesLink } from '../file-notices/NoticesLink.tsx';
import { ResumeStatusBadge } from '../resume-changes/ResumeStatusBadge.tsx';
import { DeletionNote } from '../retention/DeletionNote.tsx';
import { BestMatch } from './BestMatch.tsx';
import { Candidate } from './Candidate.tsx';
import { ResumeMenu } from './ResumeMenu.tsx';
import { ResumeScore } from './ResumeScore.tsx';
import styles from './ResumeTable.module.css';
import { SkillList } from './SkillList.tsx';

interface ResumeRowProps extends RowProps {
  readonly resume: Resume;
  readonly hrefOfSkill: (skill: string) => string;
  readonly onDelete: (resume: Resume) => void;
}

/** One resume: who, skills, score, best match, which file, status, and what can be done. */
export function ResumeRow({ resume, hrefOfSkill, onDelete, ...rest }: ResumeRowProps) {
  return (
    <Row {...rest}>
      <Cell>
        <Candidate resume={resume}>
          <CopiesNote resume={resume} />
          <NoticesLink resume={resume} />
          <DeletionNote resume={resume} />
          <DuplicatesNote resume={resume} />
        </Candidate>
      </Cell>
      <Cell data-secondary className={styles.wide}>
        <SkillList skills={resume.skills} hrefOf={hrefOfSkill} />
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
          {formatFileSize(resume.size_bytes)}, {formatShortDate(resume.uploaded_at)}
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
