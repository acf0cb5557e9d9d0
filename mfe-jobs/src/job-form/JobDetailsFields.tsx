import { CONTACT_METHODS, type JobMetadata } from '@shortlist/api-contract';
import { Checkbox } from '@shortlist/design-system/Checkbox';
import { DatePicker } from '@shortlist/design-system/DatePicker';
import { FormRow } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextField } from '@shortlist/design-system/TextField';
import { dayOf, type JobEdit } from './job-edit.ts';
import { SkillsField } from './SkillsField.tsx';

const METHODS = CONTACT_METHODS.map((id) => ({ id, label: id }));

interface JobDetailsFieldsProps {
  readonly edit: JobEdit;
  readonly onChange: (part: Partial<JobMetadata>) => void;
}

/** What a position says beside its text: skills, company, due date, contact, and whether it is open. */
export function JobDetailsFields({ edit, onChange }: JobDetailsFieldsProps) {
  const { title, description, details } = edit;
  const day = dayOf(details.dueDate);
  return (
    <>
      <SkillsField
        title={title}
        text={description}
        value={details.skillTags}
        onChange={(skillTags) => onChange({ skillTags })}
      />
      <FormRow>
        <TextField
          label="Company"
          autoComplete="off"
          maxLength={200}
          value={details.company}
          onChange={(company: string) => onChange({ company })}
        />
        <DatePicker
          label="Due date"
          {...(details.dueDate && !day ? { description: `Now: ${details.dueDate}` } : {})}
          value={day}
          onChange={(dueDate) => onChange({ dueDate: dueDate ?? '' })}
        />
      </FormRow>
      <FormRow>
        <Select
          label="Contact by"
          size="form"
          items={METHODS}
          value={details.contactMethod}
          onChange={(contactMethod) => onChange({ contactMethod })}
        />
        <TextField
          label="Contact"
          autoComplete="off"
          value={details.contactInfo}
          onChange={(contactInfo: string) => onChange({ contactInfo })}
        />
      </FormRow>
      <Checkbox isSelected={details.isActive} onChange={(isActive) => onChange({ isActive })}>
        Active
      </Checkbox>
    </>
  );
}
