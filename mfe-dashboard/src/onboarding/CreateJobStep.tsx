import { endpoints, SAMPLE_POSITION } from '@shortlist/api-contract';
import { JobInput } from '@shortlist/api-contract/schemas';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { messageOf, toast, useEndpoint } from '@shortlist/platform';
import { type ReactElement, useRef, useState } from 'react';
import { StepPanel } from './StepPanel.tsx';
import { usePositionDraft } from './use-position-draft.ts';

interface CreateJobStepProps {
  /** Positions that are there already. */
  readonly count: number;
  readonly onDone: () => void;
}

/** Step 1: a position, written here or taken as a sample. */
export function CreateJobStep({ count, onDone }: CreateJobStepProps): ReactElement {
  const { draft, saveDraft, clearDraft } = usePositionDraft();
  const create = useEndpoint(endpoints.jobs.create);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isUnderWay = useRef(false);
  const isEmpty = draft.title === '' && draft.description === '';
  const canContinue = count > 0 && isEmpty;
  const failure = create.error && Object.keys(create.error.fields).length === 0 ? create.error : null;

  function submit() {
    if (isUnderWay.current) return;
    const {
      success,
      data: body,
      error,
    } = JobInput.safeParse({ ...draft, description: draft.description || null });
    setErrors(Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []));
    if (!success) return;
    isUnderWay.current = true;
    create.mutate(
      { body },
      {
        onSuccess: ({ title }) => {
          clearDraft();
          toast({ message: `${title} created` });
          onDone();
        },
        onError: (reason) => setErrors({ ...reason.fields }),
        onSettled: () => {
          isUnderWay.current = false;
        },
      },
    );
  }

  return (
    <StepPanel
      title="Create job"
      lead="Describe who you're hiring. Each requirement in the description is checked against resumes."
      onContinue={canContinue ? onDone : undefined}
    >
      {count > 0 ? <p>{count === 1 ? 'You have 1 position.' : `You have ${count} positions.`}</p> : null}
      <Form onSubmit={submit} errors={errors}>
        {failure ? <Banner tone="negative" title={messageOf(failure)} /> : null}
        <TextField
          label="Title"
          name="title"
          isRequired
          autoComplete="off"
          value={draft.title}
          onChange={(title) => saveDraft({ ...draft, title })}
        />
        <TextArea
          label="Description"
          name="description"
          rows={8}
          description="List what's required and what's preferred."
          value={draft.description}
          onChange={(description) => saveDraft({ ...draft, description })}
        />
        <FormActions>
          {isEmpty ? <Button onPress={() => saveDraft(SAMPLE_POSITION)}>Use Sample Position</Button> : null}
          <Button
            type="submit"
            variant={canContinue ? 'secondary' : 'primary'}
            isPending={create.isPending}
            pendingLabel="Creating..."
          >
            Create Job
          </Button>
        </FormActions>
      </Form>
    </StepPanel>
  );
}
