import type { Resume } from '@shortlist/api-contract';
import { StatusBadge } from '@shortlist/design-system/StatusBadge';
import { Cell, Column, LongTableBody, Row, type RowProps, TableHeader } from '@shortlist/design-system/Table';
import { Text } from '@shortlist/design-system/Text';
import { metWords } from '@shortlist/design-system/Verdict';
import { formatFileSize, formatShortDate } from '@shortlist/platform';
import { memo } from 'react';
import { CopiesNote } from '../duplicates/CopiesNote.tsx';
import { DuplicatesNote } from '../duplicates/DuplicatesNote.tsx';
import { NoticesLink } from '../file-notices/NoticesLink.tsx';
import { ResumesTable } from '../resume-queries/ResumesTable.tsx';
import type { ResumeList } from '../resume-queries/resume-queries.ts';
import { SortColumn } from '../resume-queries/SortColumn.tsx';
import type { ResumeSort } from '../resume-queries/sorts.ts';
import { DeletionNote } from '../retention/DeletionNote.tsx';
import { BestMatch, BestPosition } from './BestMatch.tsx';
import { Candidate } from './Candidate.tsx';
import { ResumeMenu } from './ResumeMenu.tsx';
import { ResumeScore } from './ResumeScore.tsx';
import styles from './ResumeTable.module.css';
import { SkillList } from './SkillList.tsx';
import type { ResumeViewControls } from './use-resume-view.ts';

interface ResumeTableProps {
  readonly list: ResumeList;
  readonly resumes: readonly Resume[];
  readonly controls: ResumeViewControls;
  readonly onDelete: (resume: Resume) => void;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 36;

/** Resumes as ledger rows; its heads put them in order. */
export function ResumeTable({ list, resumes, controls, onDelete }: ResumeTableProps) {
  const sorting = { sort: controls.view.sort, onSort: (sort: ResumeSort) => controls.onChange({ sort }) };
  const hrefOfSkill = (skill: string) => controls.hrefWith({ skill });
  return (
    <ResumesTable label="Resumes" list="resumes" resumes={list} count={resumes.length}>
      <TableHeader>
        <SortColumn orders={['name', 'name_desc']} {...sorting}>
          Candidate
        </SortColumn>
        <Column data-secondary className={styles.positionColumn}>
          Best Position
        </Column>
        <SortColumn
          orders={['match', 'match_desc']}
          {...sorting}
          data-secondary
          className={styles.matchColumn}
        >
          Match
        </SortColumn>
        <Column data-secondary className={styles.metColumn}>
          Requirements
        </Column>
        <SortColumn orders={['score', 'score_desc']} {...sorting} className={styles.scoreColumn}>
          Resume Score
        </SortColumn>
        <Column className={styles.wide}>Skills</Column>
        <Column className={styles.wide}>File</Column>
        <Column data-secondary className={styles.dateColumn}>
          Status
        </Column>
        <Column align="end" data-secondary className={styles.dateColumn}>
          Uploaded
        </Column>
        <Column className={styles.menuColumn}>
          <span data-visually-hidden>Actions</span>
        </Column>
      </TableHeader>
      <LongTableBody
        items={resumes}
        rowHeight={ROW_HEIGHT}
        renderRow={(resume, at) => (
          <SteadyRow
            key={resume.id}
            resume={resume}
            aria-rowindex={at + 2}
            hrefOfSkill={hrefOfSkill}
            onDelete={onDelete}
          />
        )}
      />
    </ResumesTable>
  );
}

interface ResumeRowProps extends RowProps {
  readonly resume: Resume;
  readonly hrefOfSkill: (skill: string) => string;
  readonly onDelete: (resume: Resume) => void;
}

/** One resume in one line: who, best position, match and what it meets, score, status, and what can be done; where there is room skills and file. */
function ResumeRow({ resume, hrefOfSkill, onDelete, ...rest }: ResumeRowProps) {
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
      <Cell data-secondary>
        <BestPosition resume={resume} />
      </Cell>
      <Cell data-secondary>
        <BestMatch resume={resume} />
      </Cell>
      <Cell data-secondary className={styles.metColumn}>
        {resume.best_match?.verdicts && metWords(resume.best_match.verdicts)}
      </Cell>
      <Cell>
        <ResumeScore resume={resume} />
      </Cell>
      <Cell className={styles.wide}>
        <SkillList skills={resume.skills} hrefOf={hrefOfSkill} />
      </Cell>
      <Cell className={styles.wide}>
        <Text wrap="ellipsis" title={`${resume.file_name}, ${formatFileSize(resume.size_bytes)}`}>
          {resume.file_name}
        </Text>
      </Cell>
      <Cell data-secondary>
        <StatusBadge status={resume.status} />
      </Cell>
      <Text as={Cell} tone="quiet" wrap="none" align="end" data-secondary>
        {formatShortDate(resume.uploaded_at)}
      </Text>
      <Cell align="end">
        <ResumeMenu resume={resume} onDelete={() => onDelete(resume)} />
      </Cell>
    </Row>
  );
}

/** Drawn again only when something about its resume changes: a list may have thousands. */
const SteadyRow = memo(ResumeRow, isSameRow);

function isSameRow(before: ResumeRowProps, after: ResumeRowProps): boolean {
  return (
    before.resume === after.resume &&
    before['aria-rowindex'] === after['aria-rowindex'] &&
    before.onDelete === after.onDelete &&
    before.hrefOfSkill('') === after.hrefOfSkill('')
  );
}
