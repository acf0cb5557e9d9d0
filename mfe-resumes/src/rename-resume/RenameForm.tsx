import { type Resume, resumes } from '@shortlist/api-contract';
import { resumes as schemas } from '@shortlist/api-contract/schemas';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextField } from '@shortlist/design-system/TextField';
import { ApiError, notify, useEndpoint, wasRefused } from '@shortlist/platform';
import { useLeaveGuard, useNavigate } from '@shortlist/platform/router';
import { useRef, useState } from 'react';

/** The one field of a rename. */
export function RenameForm({ resume }: { readonly resume: Resume }) {
  const { name, setName, errors, failure, isSaving, submit, isDirty } = useRename(resume);
  const leaving = useLeaveGuard(isDirty);

  return (
    <>
      <Form onSubmit={() => void submit()} errors={errors}>
        {failure && <Banner tone="negative" title={failure} />}
        <TextField
          label="File Name"
          name="file_name"
          isRequired
          autoComplete="off"
          description="Keep the file extension, such as .pdf."
          value={name}
          onChange={setName}
        />
        <FormActions>
          <ButtonLink href="/resumes">Cancel</ButtonLink>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog {...leaving} title="Discard changes?" confirmLabel="Discard">
        The new name hasn't been saved.
      </ConfirmDialog>
    </>
  );
}

const FileName = schemas.update.body.shape.file_name;

/** Checks and sends the name, one call at a time. */
function useRename(resume: Resume) {
  const navigate = useNavigate();
  const update = useEndpoint(resumes.update);
  const [name, setName] = useState(resume.file_name);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const latest = useRef({ name: resume.file_name, saved: resume.file_name, isUnderWay: false });

  async function submit() {
    if (latest.current.isUnderWay) return;
    const checked = FileName.safeParse(name);
    setErrors(checked.success ? {} : { file_name: checked.error.issues[0]?.message ?? '' });
    setFailure(null);
    if (!checked.success) return;
    latest.current.isUnderWay = true;
    setIsSaving(true);
    await save(name).catch(show);
    setIsSaving(false);
    latest.current.isUnderWay = false;
  }

  async function save(file_name: string) {
    await update.mutateAsync({ params: { id: resume.id }, body: { file_name } });
    latest.current.saved = latest.current.name;
    notify({ tone: 'success', title: 'Resume updated successfully!' });
    await navigate('/resumes');
  }

  function show(error: unknown) {
    const field = error instanceof ApiError ? error.fields.file_name : undefined;
    if (field) setErrors({ file_name: field });
    else setFailure(sentenceOf(error));
  }

  return {
    name,
    setName: (next: string) => {
      latest.current.name = next;
      setName(next);
    },
    errors,
    failure,
    isSaving,
    submit,
    isDirty: () => latest.current.name !== latest.current.saved,
  };
}

/** The server refused, or it could not be asked at all. */
function sentenceOf(error: unknown): string {
  return wasRefused(error)
    ? 'Failed to update resume. Please try again.'
    : 'Something went wrong. Please try again.';
}
