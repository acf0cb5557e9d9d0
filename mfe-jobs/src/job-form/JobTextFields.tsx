import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { RequirementsRead } from '../requirement-reading/RequirementsRead.tsx';
import styles from './JobForm.module.css';
import type { JobEdit } from './job-edit.ts';

type JobText = Pick<JobEdit, 'title' | 'description'>;

interface JobTextFieldsProps {
  readonly edit: JobText;
  readonly onChange: (part: Partial<JobText>) => void;
  /** How high the description is at first. */
  readonly rows: number;
  readonly descriptionHelp?: string | undefined;
  readonly isDescriptionRequired?: boolean;
}

/** What a position is called, its text, and what is read in it. */
export function JobTextFields({ edit, onChange, rows, ...description }: JobTextFieldsProps) {
  return (
    <div className={styles.main}>
      <TextField
        label="Title"
        name="title"
        isRequired
        autoComplete="off"
        value={edit.title}
        onChange={(title: string) => onChange({ title })}
      />
      <TextArea
        className={styles.text}
        label="Description"
        name="description"
        isRequired={description.isDescriptionRequired ?? false}
        rows={rows}
        description={description.descriptionHelp}
        value={edit.description}
        onChange={(text: string) => onChange({ description: text })}
      />
      <RequirementsRead title={edit.title} text={edit.description} />
    </div>
  );
}
