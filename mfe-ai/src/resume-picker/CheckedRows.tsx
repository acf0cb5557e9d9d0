import { Checkbox } from '@shortlist/design-system/Checkbox';
import type { FoundResumes } from './ResumePicker.tsx';
import { ResumeRows } from './ResumeRows.tsx';
import { toggled, toggledAll } from './selection.ts';

interface CheckedRowsProps {
  readonly found: FoundResumes;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

/** Resumes of which several may be chosen, one by one or all that are shown. */
export function CheckedRows({ found, chosen, onChange }: CheckedRowsProps) {
  const ids = found.resumes.map(({ id }) => id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <ResumeRows
      label="Resumes"
      found={found}
      chosen={chosen}
      head={
        <Checkbox
          isSelected={count === ids.length}
          isIndeterminate={count > 0 && count < ids.length}
          onChange={(isSelected) => onChange(toggledAll(chosen, ids, isSelected))}
        >
          {found.canLoadMore ? `Select all ${ids.length} shown` : 'Select all'}
        </Checkbox>
      }
      renderControl={(resume, name) => (
        <Checkbox isSelected={chosen.has(resume.id)} onChange={() => onChange(toggled(chosen, resume.id))}>
          {name}
        </Checkbox>
      )}
    />
  );
}
