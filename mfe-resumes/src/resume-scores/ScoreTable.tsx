import type { Resume } from '@shortlist/api-contract';
import { Column, LongTableBody, TableHeader } from '@shortlist/design-system/Table';
import { memo } from 'react';
import { ResumesTable } from '../resume-queries/ResumesTable.tsx';
import type { ResumeList } from '../resume-queries/resume-queries.ts';
import { SortColumn } from '../resume-queries/SortColumn.tsx';
import type { ResumeSort } from '../resume-queries/sorts.ts';
import { ScoreRow } from './ScoreRow.tsx';
import styles from './ScoreTable.module.css';
import { type ScoreView, scoreHref } from './score-view.ts';

interface ScoreTableProps {
  readonly list: ResumeList;
  readonly resumes: readonly Resume[];
  readonly view: ScoreView;
  readonly onSort: (sort: ResumeSort) => void;
  readonly onDelete: (resume: Resume) => void;
}

/** What a row is taken to be high until it was drawn. */
const ROW_HEIGHT = 57;

/** The resumes with their scores; four of its heads put them in order. */
export function ScoreTable({ list, resumes, view, onSort, onDelete }: ScoreTableProps) {
  const sorting = { sort: view.sort, onSort };
  return (
    <ResumesTable label="Resume scores" resumes={list} count={resumes.length}>
      <TableHeader>
        <SortColumn {...sorting} orders={['name', 'name_desc']} className={styles.nameColumn}>
          Resume Name
        </SortColumn>
        <SortColumn {...sorting} orders={['score', 'score_desc']} className={styles.scoreColumn}>
          Analysis Score
        </SortColumn>
        <SortColumn {...sorting} orders={['match', 'match_desc']} className={styles.matchColumn}>
          Match %
        </SortColumn>
        <Column data-secondary className={styles.shortColumn}>
          Status
        </Column>
        <SortColumn {...sorting} orders={['oldest', 'newest']} data-secondary className={styles.shortColumn}>
          Uploaded Date
        </SortColumn>
        <Column align="end" className={styles.actionColumn}>
          <span>Actions</span>
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
            href={scoreHref(view, resume.id)}
            onDelete={onDelete}
          />
        )}
      />
    </ResumesTable>
  );
}

/** Drawn again only when something about its resume changes: a list may have thousands. */
const SteadyRow = memo(ScoreRow);
