import type { Resume } from '@shortlist/api-contract';
import { Column, LongTableBody, Table, TableHeader } from '@shortlist/design-system/Table';
import { type ComponentProps, memo } from 'react';
import type { ResumeList } from '../resume-queries/resume-queries.ts';
import { SortColumn } from '../resume-queries/SortColumn.tsx';
import type { ResumeSort } from '../resume-queries/sorts.ts';
import { ResumeRow } from './ResumeRow.tsx';
import styles from './ResumeTable.module.css';
import type { ResumeViewControls } from './use-resume-view.ts';

interface ResumeTableProps {
  readonly list: ResumeList;
  readonly resumes: readonly Resume[];
  readonly controls: ResumeViewControls;
  readonly onDelete: (resume: Resume) => void;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 57;

/** Resumes as ledger rows; its heads put them in order. */
export function ResumeTable({ list, resumes, controls, onDelete }: ResumeTableProps) {
  const { canLoadMore, isStale } = list;
  const sorting = { sort: controls.view.sort, onSort: (sort: ResumeSort) => controls.onChange({ sort }) };
  const hrefOfSkill = (skill: string) => controls.hrefWith({ skill });
  return (
    <Table
      label="Resumes"
      className={styles.table ?? ''}
      aria-busy={isStale}
      aria-rowcount={canLoadMore ? -1 : resumes.length + 1}
    >
      <TableHeader>
        <SortColumn orders={['name', 'name_desc']} {...sorting} className={styles.whoColumn}>
          Candidate
        </SortColumn>
        <Column data-secondary className={styles.wide}>
          Skills
        </Column>
        <SortColumn orders={['score', 'score_desc']} {...sorting} className={styles.scoreColumn}>
          Score
        </SortColumn>
        <SortColumn orders={['match', 'match_desc']} {...sorting} data-secondary>
          Best match
        </SortColumn>
        <Column data-secondary className={styles.wide}>
          File
        </Column>
        <Column data-secondary className={styles.statusColumn}>
          Status
        </Column>
        <Column className={styles.menuColumn}>
          <span className={styles.hidden}>Actions</span>
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
    </Table>
  );
}

/** Drawn again only when something about its resume changes: a list may have thousands. */
const SteadyRow = memo(ResumeRow, isSameRow);

type ResumeRowProps = ComponentProps<typeof ResumeRow>;

function isSameRow(before: ResumeRowProps, after: ResumeRowProps): boolean {
  return (
    before.resume === after.resume &&
    before['aria-rowindex'] === after['aria-rowindex'] &&
    before.onDelete === after.onDelete &&
    before.hrefOfSkill('') === after.hrefOfSkill('')
  );
}
