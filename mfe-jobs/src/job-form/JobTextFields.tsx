import { Stack } from '@shortlist/design-system/Stack';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { type RefObject, useLayoutEffect, useRef } from 'react';
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
  /** An empty title takes the focus at first: on a page that is there to write a position. */
  readonly takesFocus?: boolean;
}

/** What a position is called, its text, and what is read in it. */
export function JobTextFields({
  edit,
  onChange,
  rows,
  takesFocus = false,
  ...description
}: JobTextFieldsProps) {
  const title = useFirstFocus(takesFocus && edit.title === '');
  return (
    <Stack className={styles.high}>
      <TextField
        ref={title}
        label="Title"
        name="title"
        isRequired
        autoComplete="off"
        value={edit.title}
        onChange={(title: string) => onChange({ title })}
      />
      <TextArea
        className={styles.high}
        label="Description"
        name="description"
        isRequired={description.isDescriptionRequired ?? false}
        rows={rows}
        description={description.descriptionHelp}
        value={edit.description}
        onChange={(text: string) => onChange({ description: text })}
      />
      <RequirementsRead title={edit.title} text={edit.description} />
    </Stack>
  );
}

/** Gives a field the focus when it is shown first. */
function useFirstFocus(isAsked: boolean): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(isAsked);
  useLayoutEffect(() => {
    if (wasAsked.current) field.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return field;
}
