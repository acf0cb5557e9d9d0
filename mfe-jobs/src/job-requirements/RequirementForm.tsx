import type { Requirement, RequirementKind } from '@shortlist/api-contract';
import { REQUIREMENT_KINDS } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { SegmentedControl } from '@shortlist/design-system/SegmentedControl';
import { Inline, Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { GripVertical, Trash2 } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { KINDS } from '../requirements/requirement-words.ts';
import { AlternativeFields } from './AlternativeFields.tsx';
import styles from './RequirementForm.module.css';
import row from './RequirementRow.module.css';
import { changeRow, type RequirementRow } from './requirement-rows.ts';
import type { RequirementEditing } from './use-requirement-rows.ts';
import { WeightField } from './WeightField.tsx';
import { WordingField } from './WordingField.tsx';

interface RequirementFormProps {
  readonly row: RequirementRow;
  readonly number: number;
  readonly onChange: RequirementEditing['change'];
  readonly onDelete: () => void;
  readonly onDone: () => void;
}

const KIND_ITEMS = REQUIREMENT_KINDS.map((id) => ({ id, label: KINDS[id].name }));

/** One requirement with everything that can be changed about it. Each change is kept at once; Done closes. */
export function RequirementForm({ row: { key, requirement }, number, ...on }: RequirementFormProps) {
  const edit = (part: Partial<Requirement>, field?: string) =>
    on.onChange((rows) => changeRow(rows, key, part), field && `${key}.${field}`);

  function finish(event: FormEvent) {
    event.preventDefault();
    on.onDone();
  }

  // Heard from any of its fields.
  const hearing = {
    onKeyDown: ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && on.onDone(),
  };

  return (
    <form
      className={styles.form}
      aria-label={`Requirement ${number}`}
      noValidate
      onSubmit={finish}
      {...hearing}
    >
      <Inline gap={1.5} isOneLine className={styles.handle}>
        <GripVertical size={14} aria-hidden className={row.grip} />
        <span className={row.number}>{number}</span>
      </Inline>
      <WordingField text={requirement.text} onChange={(text) => edit({ text }, 'text')} />
      <Stack gap={1.5} className={styles.kind}>
        <Text size="dense" tone="strong" weight={580}>
          Kind
        </Text>
        <SegmentedControl<RequirementKind>
          label="Kind"
          className={styles.kinds}
          items={KIND_ITEMS}
          value={requirement.kind}
          onChange={(kind) => edit({ kind })}
        />
      </Stack>
      <WeightField requirement={requirement} onChange={edit} />
      <AlternativeFields requirement={requirement} onChange={edit} />
      <Inline as="footer" gap={1} justify="end" isOneLine className={styles.footer}>
        <Button variant="ghost" className={styles.delete} icon={<Trash2 aria-hidden />} onPress={on.onDelete}>
          Delete
        </Button>
        <Button type="submit" variant="primary">
          Done
        </Button>
      </Inline>
    </form>
  );
}
