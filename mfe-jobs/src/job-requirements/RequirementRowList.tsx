import type { RequirementKind } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { MenuItem } from '@shortlist/design-system/Menu';
import {
  type SortableGroup,
  type SortableItem,
  type SortableItemState,
  SortableList,
} from '@shortlist/design-system/SortableList';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { groupByKind, sumOf, totalWeight } from '../requirements/requirement-groups.ts';
import { KINDS } from '../requirements/requirement-words.ts';
import { RequirementForm } from './RequirementForm.tsx';
import styles from './RequirementRow.module.css';
import { RequirementRowView } from './RequirementRowView.tsx';
import {
  moveRow,
  type OpenRow,
  type RequirementRow,
  type RequirementRows,
  savedOf,
  shownKind,
} from './requirement-rows.ts';
import type { RequirementEditing } from './use-requirement-rows.ts';

interface RequirementRowListProps {
  readonly editing: RequirementEditing;
  /** All rows in the order of the list. */
  readonly shown: RequirementRows;
  /** The row that is edited; one at most. */
  readonly open: OpenRow | null;
  /** The row that the pointer or the focus is at, here or in the job description. */
  readonly pointed: string | null;
  /** No more can be added. */
  readonly isFull: boolean;
  readonly onOpen: (row: RequirementRow | null) => void;
  readonly onPointAt: (key: string | null) => void;
  readonly onAdd: (kind: RequirementKind) => void;
  readonly onDelete: (row: RequirementRow) => void;
}

interface ShownRow extends SortableItem {
  readonly row: RequirementRow;
  readonly number: number;
}

/** All requirements by kind, in their order. */
export function RequirementRowList(props: RequirementRowListProps) {
  const { shown, open, pointed, onOpen, onPointAt, onDelete } = props;
  const { change } = props.editing;
  const items = useMemo(() => shown.map((row, at) => itemOf(row, at, open)), [shown, open]);
  const drawRow = useCallback(
    ({ row, number }: ShownRow, { menuButton }: SortableItemState) =>
      row.key === open?.key ? (
        <RequirementForm
          row={row}
          number={number}
          onChange={change}
          onDelete={() => onDelete(row)}
          onDone={() => onOpen(null)}
        />
      ) : (
        <RequirementRowView
          requirement={row.requirement}
          number={number}
          isPointed={row.key === pointed}
          menuButton={menuButton}
        />
      ),
    [open, pointed, change, onDelete, onOpen],
  );

  async function move(key: string, kind: string, beforeKey: string | null) {
    if (key === open?.key) onOpen(null);
    change((all) => moveRow(all, key, { kind: kind as RequirementKind, beforeKey }));
  }

  return (
    <SortableList<ShownRow>
      label="Requirements"
      headingLevel={2}
      className={styles.sortable}
      groups={groupsOf(props)}
      items={items}
      onMove={move}
      onAction={(key) => onOpen(shown.find((row) => row.key === key) ?? null)}
      onPointAt={onPointAt}
      menuItems={menuOf(props)}
    >
      {drawRow}
    </SortableList>
  );
}

function menuOf({ onOpen, onDelete }: RequirementRowListProps) {
  return ({ row }: ShownRow) => (
    <>
      <MenuItem icon={<Pencil aria-hidden />} onAction={() => onOpen(row)}>
        Edit
      </MenuItem>
      <MenuItem tone="danger" icon={<Trash2 aria-hidden />} onAction={() => onDelete(row)}>
        Delete
      </MenuItem>
    </>
  );
}

function itemOf(row: RequirementRow, at: number, open: OpenRow | null): ShownRow {
  const { text } = row.requirement;
  return { id: row.key, groupId: shownKind(row, open), name: text || 'New requirement', row, number: at + 1 };
}

function groupsOf({ editing, isFull, onAdd }: RequirementRowListProps): SortableGroup[] {
  const requirements = savedOf(editing.rows);
  const total = totalWeight(requirements);
  return groupByKind(requirements, ({ kind }) => kind).map(({ kind, items }) => ({
    id: kind,
    title: KINDS[kind].group,
    note: sumOf(kind, items, total),
    emptyText: KINDS[kind].emptyText,
    action: (
      <Button
        variant="ghost"
        size="small"
        icon={<Plus aria-hidden />}
        isDisabled={isFull}
        aria-label={`Add to ${KINDS[kind].group}`}
        onPress={() => onAdd(kind)}
      >
        Add
      </Button>
    ),
  }));
}
