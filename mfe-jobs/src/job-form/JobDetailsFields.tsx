import type { JobMetadata } from '@shortlist/api-contract';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { ColorField, CompanyFields, ContactFields } from './DetailFields.tsx';
import type { JobEdit } from './job-edit.ts';
import { SkillsField } from './SkillsField.tsx';

interface JobDetailsFieldsProps {
  readonly edit: JobEdit;
  readonly onChange: (part: Partial<JobMetadata>) => void;
  /** Where the position's color is seen. */
  readonly hasColor: boolean;
}

/** What a position says beside its text: skills, company, due date, contact, and whether it is open. */
export function JobDetailsFields({ edit, onChange, hasColor }: JobDetailsFieldsProps) {
  const { title, description, details } = edit;
  const fields = { details, onChange };
  return (
    <>
      <SkillsField
        title={title}
        text={description}
        value={details.skillTags}
        onChange={(skillTags) => onChange({ skillTags })}
      />
      {hasColor && <ColorField {...fields} />}
      <CompanyFields {...fields} />
      <ContactFields {...fields} />
      <Checkbox isSelected={details.isActive} onChange={(isActive) => onChange({ isActive })}>
        Active
      </Checkbox>
    </>
  );
}
