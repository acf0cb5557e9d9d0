import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { DraftNotice } from './DraftNotice.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { JobDetailsFields } from './JobDetailsFields.tsx';
import styles from './JobForm.module.css';
import type { JobDraftControls } from './use-job-draft.ts';
import { useSubmission } from './use-submission.ts';

interface JobFormProps {
  readonly draft: JobDraftControls;
  /** Sends what is written; a rejection is shown, at the field where the server names one. */
  readonly onSave: () => Promise<unknown>;
  readonly saveLabel: string;
  readonly savingLabel: string;
  readonly cancelHref: string;
  /** What to say of a failure that names no field; without it what the server says. */
  readonly failureTitle?: string;
  readonly descriptionHelp?: string;
}

/** Everything that a position says, for posting and for editing: its text, and beside it what it says in fields. */
export function JobForm({ draft, onSave, descriptionHelp, failureTitle, ...props }: JobFormProps) {
  const { edit, change } = draft;
  const { errors, failure, isSaving, submit } = useSubmission(edit, onSave);

  return (
    <Form className={styles.form} onSubmit={() => void submit()} errors={errors}>
      <DraftNotice draft={draft} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField
            label="Title"
            name="title"
            isRequired
            autoComplete="off"
            value={edit.title}
            onChange={(title: string) => change({ title })}
          />
          <TextArea
            label="Description"
            name="description"
            rows={16}
            description={descriptionHelp}
            value={edit.description}
            onChange={(description: string) => change({ description })}
          />
        </div>
        <div className={styles.side}>
          <JobDetailsFields
            edit={edit}
            onChange={(part) => change({ details: { ...edit.details, ...part } })}
          />
        </div>
      </div>
      {failure !== null && <FailureNotice error={failure} title={failureTitle} />}
      <FormActions>
        <ButtonLink href={props.cancelHref}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={props.savingLabel}>
          {props.saveLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
