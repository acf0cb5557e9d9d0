import { CONTACT_METHODS, type JobMetadata } from '@shortlist/api-contract';
import { ColorPicker } from '@shortlist/design-system/ColorPicker';
import { DatePicker } from '@shortlist/design-system/DatePicker';
import { FormRow } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextField } from '@shortlist/design-system/TextField';
import { dueDayOf } from './job-edit.ts';

interface DetailFieldsProps {
  readonly details: JobMetadata;
  readonly onChange: (part: Partial<JobMetadata>) => void;
}

/** Who hires, and until when. */
export function CompanyFields({ details, onChange }: DetailFieldsProps) {
  const day = dueDayOf(details.dueDate);
  return (
    <FormRow>
      <TextField
        label="Company"
        autoComplete="off"
        maxLength={200}
        value={details.company}
        onChange={(company: string) => onChange({ company })}
      />
      <DatePicker
        label="Due Date"
        {...(details.dueDate && !day ? { description: `Now: ${details.dueDate}` } : {})}
        value={day}
        onChange={(dueDate) => onChange({ dueDate: dueDate ?? '' })}
      />
    </FormRow>
  );
}

interface ContactFieldsProps extends DetailFieldsProps {
  readonly methods?: readonly JobMetadata['contactMethod'][];
}

/** How candidates are told to get in touch. */
export function ContactFields({ details, onChange, methods = CONTACT_METHODS }: ContactFieldsProps) {
  return (
    <FormRow>
      <Select
        label="Contact Method"
        size="form"
        items={methods.map((id) => ({ id, label: id }))}
        value={details.contactMethod}
        onChange={(contactMethod) => onChange({ contactMethod })}
      />
      <TextField
        label="Contact Info"
        autoComplete="off"
        value={details.contactInfo}
        onChange={(contactInfo: string) => onChange({ contactInfo })}
      />
    </FormRow>
  );
}

/** The color that the position and its tags carry in the dashboard. */
export function ColorField({ details, onChange }: DetailFieldsProps) {
  return (
    <ColorPicker
      label="Tag Color"
      isGround
      value={details.tagColor}
      onChange={(tagColor) => onChange({ tagColor })}
    />
  );
}
