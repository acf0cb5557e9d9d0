import type { Requirement, RequirementType } from '@shortlist/api-contract';
import { REQUIREMENT_TYPES } from '@shortlist/api-contract';
import { Select } from '@shortlist/design-system/Select';
import { Inline } from '@shortlist/design-system/Stack';
import { TagField } from '@shortlist/design-system/TagField';
import { TYPES } from '../requirements/requirement-words.ts';
import styles from './RequirementForm.module.css';

/** As many as the contract takes. */
const MOST_ALTERNATIVES = 30;

interface AlternativeFieldsProps {
  readonly requirement: Requirement;
  readonly onChange: (part: Partial<Requirement>) => void;
}

/** The names that answer a requirement, how many of them it takes, and how it is checked. */
export function AlternativeFields({ requirement, onChange }: AlternativeFieldsProps) {
  const { alternatives, needed, type } = requirement;
  return (
    <>
      <TagField
        label="Met by"
        className={styles.alternatives}
        placeholder="Add an alternative"
        maxLength={200}
        value={alternatives}
        onChange={(names) => onChange({ alternatives: names.slice(0, MOST_ALTERNATIVES) })}
      />
      <Inline gap={3} align="stretch" isOneLine className={styles.checks}>
        <Select<RequirementType>
          label="Type"
          className={styles.type}
          items={typesFor(requirement)}
          value={type}
          onChange={(next) => onChange({ type: next })}
        />
        {alternatives.length > 1 && (
          <Select
            label="Needed"
            className={styles.needed}
            items={alternatives.map((_, at) => ({
              id: String(at + 1),
              label: countOf(at + 1, alternatives),
            }))}
            value={String(needed)}
            onChange={(count) => onChange({ needed: Number(count) })}
          />
        )}
      </Inline>
    </>
  );
}

function countOf(count: number, { length }: readonly string[]): string {
  if (count === 1) return 'Any one';
  return count === length ? 'All' : `${count} of ${length}`;
}

/** Types as plain words; what only a kind or a title makes is offered where it is that already. */
function typesFor({ type, kind }: Requirement): { id: RequirementType; label: string }[] {
  return REQUIREMENT_TYPES.filter(
    (id) => id === type || (id !== 'title' && (id !== 'logistics' || kind === 'logistics')),
  ).map((id) => ({ id, label: TYPES[id] }));
}
