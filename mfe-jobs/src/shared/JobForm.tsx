import { JobInput } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { ApiError } from '@shortlist/platform';
import { type ReactNode, useRef, useState } from 'react';
import styles from './JobForm.module.css';

export interface JobValues {
  readonly title: string;
  readonly description: string;
}

interface JobFormProps {
  readonly values: JobValues;
  readonly onChange: (values: JobValues) => void;
  /** Sends the values; a rejection is shown, at the field where the server names one. */
  readonly onSave: (values: JobValues) => Promise<unknown>;
  readonly saveLabel: string;
  readonly savingLabel: string;
  readonly cancelHref: string;
  /** The sentence for a failure that names no field. */
  readonly sentenceOf: (error: unknown) => string;
  readonly descriptionHelp?: string;
  /** Fields after the description. */
  readonly children?: ReactNode;
}

/** Title and description of a position, for posting and for editing. */
export function JobForm({ values, onChange, descriptionHelp, children, ...props }: JobFormProps) {
  const { errors, failure, isSaving, submit } = useSubmission(values, props);

  return (
    <Form className={styles.form} onSubmit={() => void submit()} errors={errors}>
      {failure && <Banner tone="negative" title={failure} />}
      <TextField
        label="Title"
        name="title"
        isRequired
        autoComplete="off"
        value={values.title}
        onChange={(title: string) => onChange({ ...values, title })}
      />
      <TextArea
        label="Description"
        name="description"
        rows={14}
        description={descriptionHelp}
        value={values.description}
        onChange={(description: string) => onChange({ ...values, description })}
      />
      {children}
      <FormActions>
        <ButtonLink href={props.cancelHref}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel={props.savingLabel}>
          {props.saveLabel}
        </Button>
      </FormActions>
    </Form>
  );
}

/** Checks, then sends once at a time: a second Enter while one is under way does nothing. */
function useSubmission(
  values: JobValues,
  { onSave, sentenceOf }: Pick<JobFormProps, 'onSave' | 'sentenceOf'>,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    const found = fieldErrorsOf(values);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    isUnderWay.current = true;
    setIsSaving(true);
    await onSave(values).catch(show);
    setIsSaving(false);
    isUnderWay.current = false;
  }

  function show(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors({ ...fields });
    if (!('title' in fields) && !('description' in fields)) setFailure(sentenceOf(error));
  }

  return { errors, failure, isSaving, submit };
}

function fieldErrorsOf(values: JobValues): Record<string, string> {
  const parsed = JobInput.safeParse(values);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
