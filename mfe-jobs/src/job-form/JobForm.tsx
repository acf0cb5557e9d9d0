import { Button } from '@shortlist/design-system/Button';
import { Columns } from '@shortlist/design-system/Columns';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Stack } from '@shortlist/design-system/Stack';
import type { ReactNode } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { JobDetailsFields } from './JobDetailsFields.tsx';
import styles from './JobForm.module.css';
import { JobTextFields } from './JobTextFields.tsx';
import type { JobDraftControls } from './use-job-draft.ts';
import { useSubmission } from './use-submission.ts';

interface JobFormProps {
  readonly draft: JobDraftControls;
  /** Sends what is written; a rejection is shown, at the field where the server names one. */
  readonly onSave: () => Promise<unknown>;
  readonly saveLabel: string;
  readonly savingLabel: string;
  /** The way out without saving: a link or a button. */
  readonly cancel: ReactNode;
  /** What to say of a failure that names no field; without it what the server says. */
  readonly failureTitle?: string | ((error: unknown) => string);
  readonly descriptionHelp?: string;
  /** Where the position's color is seen, it can be chosen. */
  readonly hasColor?: boolean;
}

/** Everything that a position says, for posting and for editing: its text, and beside it what it says in fields. */
export function JobForm({ draft, onSave, failureTitle, hasColor = false, ...props }: JobFormProps) {
  const { edit, change } = draft;
  const { errors, failure, isSaving, submit } = useSubmission(edit, onSave);

  return (
    <Form className={styles.form} onSubmit={() => void submit()} errors={errors}>
      <DraftNotice draft={draft} />
      <Columns widths="minmax(0, 1fr) minmax(0, 360px)" gap={8} className={styles.columns}>
        <JobTextFields
          takesFocus
          edit={edit}
          onChange={change}
          rows={16}
          descriptionHelp={props.descriptionHelp}
        />
        <Stack>
          <JobDetailsFields
            edit={edit}
            hasColor={hasColor}
            onChange={(part) => change({ details: { ...edit.details, ...part } })}
          />
        </Stack>
      </Columns>
      {failure !== null && (
        <FailureNotice
          error={failure}
          title={typeof failureTitle === 'function' ? failureTitle(failure) : failureTitle}
        />
      )}
      <FormActions>
        {props.cancel}
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={props.savingLabel}>
          {props.saveLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
