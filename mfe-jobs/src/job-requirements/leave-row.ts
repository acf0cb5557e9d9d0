import { readWording } from './read-wording.ts';
import {
  changeRow,
  isAsAdded,
  isWorded,
  type OpenRow,
  type RequirementRow,
  withoutRow,
} from './requirement-rows.ts';
import type { RequirementEditing } from './use-requirement-rows.ts';

/** A row whose form closes: without words it goes, and with new words one that was added is read. */
export function leaveRow(row: RequirementRow, opened: OpenRow, change: RequirementEditing['change']): void {
  if (!isWorded(row)) change((rows) => withoutRow(rows, row.key));
  else if (row.requirement.text !== opened.text) void readAddedRow(row, change);
}

/** Has an added row checked as if it had been in the job description, unless somebody has changed it since. */
async function readAddedRow(added: RequirementRow, change: RequirementEditing['change']): Promise<void> {
  const { key, requirement } = added;
  const read = isAsAdded(added) ? await readWording(requirement.text) : null;
  if (read === null) return;
  const isSame = (row: RequirementRow) => row.key === key && row.requirement.text === requirement.text;
  change(
    (rows) => (rows.some((row) => isSame(row) && isAsAdded(row)) ? changeRow(rows, key, read) : rows),
    `${key}.text`,
  );
}
