import {
  type Job,
  MOST_REQUIREMENTS,
  type RequirementKind,
  type RequirementList,
} from '@shortlist/api-contract';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { toast } from '@shortlist/platform';
import { useMemo, useRef, useState } from 'react';
import { LeavingGuard } from './LeavingGuard.tsx';
import { leaveRow } from './leave-row.ts';
import { NoRequirements } from './NoRequirements.tsx';
import { OlderMatches } from './OlderMatches.tsx';
import { PostingPane } from './PostingPane.tsx';
import { RequirementRowList } from './RequirementRowList.tsx';
import styles from './RequirementsEditor.module.css';
import { RequirementsToolbar } from './RequirementsToolbar.tsx';
import {
  inShownOrder,
  insertRow,
  isWorded,
  keyAfter,
  newRow,
  type OpenRow,
  type RequirementRow,
  type SelectedWords,
  withoutRow,
} from './requirement-rows.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { useRequirementRows } from './use-requirement-rows.ts';

interface RequirementsEditorProps {
  readonly job: Job;
  readonly list: RequirementList;
}

type View = 'requirements' | 'description';

const VIEWS = [
  { id: 'requirements', label: 'Requirements' },
  { id: 'description', label: 'Job Description' },
] as const;

/** The requirements next to the text that they are read from; on a narrow screen one of both at a time. */
export function RequirementsEditor({ job, list }: RequirementsEditorProps) {
  const editing = useRequirementRows(job.id, list);
  const { rows, change } = editing;
  const [view, setView] = useState<View>('requirements');
  const [pointed, setPointed] = useState<string | null>(null);
  const [open, setOpen] = useState<OpenRow | null>(null);
  const shown = useMemo(() => inShownOrder(rows, open), [rows, open]);
  const listRef = useRef<HTMLDivElement>(null);
  const isFull = rows.length >= MOST_REQUIREMENTS;

  /** Opens one row, or none. A row that was opened before and says nothing yet is gone. */
  function show(row: RequirementRow | null) {
    const left = rows.find(({ key }) => key === open?.key);
    if (open && left && left.key !== row?.key) {
      leaveRow(left, open, change);
      if (!isWorded(left)) keepFocus(listRef.current);
    }
    if (row === null) editing.flush();
    setOpen(row && { key: row.key, kind: row.requirement.kind, text: row.requirement.text });
    setView('requirements');
  }

  function add(kind: RequirementKind, selected?: SelectedWords) {
    const row = newRow(kind, selected);
    change((all) => insertRow(all, row, null));
    show(row);
  }

  function remove(row: RequirementRow) {
    const follower = keyAfter(rows, row.key);
    change((all) => withoutRow(all, row.key));
    setOpen(null);
    keepFocus(listRef.current);
    if (!isWorded(row)) return;
    toast({
      message: 'Requirement deleted',
      action: { label: 'Undo', onAction: () => change((all) => insertRow(all, row, follower)) },
    });
  }

  return (
    <>
      <OlderMatches jobId={job.id} count={list.older_matches} />
      <SaveFailure editing={editing} />
      <RequirementsToolbar editing={editing} list={list} />
      <SegmentedControl
        className={styles.views}
        label="View"
        items={VIEWS}
        value={view}
        onChange={(next) => setView(next)}
      />
      <div className={styles.panes} data-view={view}>
        <div className={styles.list} ref={listRef} tabIndex={-1}>
          {rows.length === 0 ? (
            <NoRequirements onAdd={() => add('must')} />
          ) : (
            <RequirementRowList
              editing={editing}
              shown={shown}
              open={open}
              pointed={pointed}
              isFull={isFull}
              onOpen={show}
              onPointAt={setPointed}
              onAdd={add}
              onDelete={remove}
            />
          )}
        </div>
        <PostingPane
          text={list.text}
          shown={shown}
          pointed={pointed}
          open={open?.key ?? null}
          onPointAt={setPointed}
          onOpen={(key) => show(rows.find((row) => row.key === key) ?? null)}
          onAdd={isFull ? null : (selected) => add('must', selected)}
        />
      </div>
      <LeavingGuard editing={editing} />
    </>
  );
}

/** What had the focus is gone: it goes to the list, once the menu that asked for it has closed. */
function keepFocus(list: HTMLElement | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) list?.focus({ preventScroll: true });
  });
}
