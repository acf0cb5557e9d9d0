import type { RequirementList } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { BookA, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { AliasesDialog } from '../aliases/AliasesDialog.tsx';
import { tallyOf } from '../requirements/requirement-groups.ts';
import styles from './RequirementsEditor.module.css';
import { ResetDialog } from './ResetDialog.tsx';
import { savedOf } from './requirement-rows.ts';
import type { RequirementEditing } from './use-requirement-rows.ts';

interface RequirementsToolbarProps {
  readonly editing: RequirementEditing;
  readonly list: RequirementList;
}

/** How many requirements there are, whether they are saved, and what can be done with all of them. */
export function RequirementsToolbar({ editing, list }: RequirementsToolbarProps) {
  const [asked, setAsked] = useState<'reset' | 'aliases' | null>(null);
  const { rows, undo, saveState } = editing;
  const isEdited = list.is_edited || undo !== null;
  const close = () => setAsked(null);
  return (
    <Inline gap={4} rowGap={1} justify="between">
      <Inline as="span" gap={3} rowGap={0} align="baseline">
        {rows.length > 0 && (
          <Text size="dense" tone="strong" weight={580}>
            {tallyOf(savedOf(rows))}
          </Text>
        )}
        <Text as="output" size="caption" tone="quiet">
          {stateOf(saveState, isEdited)}
        </Text>
      </Inline>
      <Inline gap={1} className={styles.actions}>
        <Button
          variant="ghost"
          size="small"
          icon={<Undo2 aria-hidden />}
          isDisabled={undo === null}
          onPress={() => undo?.()}
        >
          Undo
        </Button>
        <Button
          variant="ghost"
          size="small"
          icon={<RotateCcw aria-hidden />}
          isDisabled={!list.is_edited || saveState !== 'saved'}
          onPress={() => setAsked('reset')}
        >
          Reset
        </Button>
        <Button variant="ghost" size="small" icon={<BookA aria-hidden />} onPress={() => setAsked('aliases')}>
          Company Names
        </Button>
      </Inline>
      <ResetDialog isOpen={asked === 'reset'} onClose={close} onReset={editing.reset} />
      <AliasesDialog isOpen={asked === 'aliases'} onClose={close} />
    </Inline>
  );
}

function stateOf(saveState: RequirementEditing['saveState'], isEdited: boolean): string {
  if (saveState === 'failed') return 'Not saved';
  if (saveState !== 'saved') return 'Saving...';
  return isEdited ? 'Saved' : 'Read from the job description';
}
