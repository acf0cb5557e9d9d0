import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextArea } from '@shortlist/design-system/TextArea';
import { RequirementsRead } from '../requirement-reading/RequirementsRead.tsx';
import type { PositionDraft } from './position-draft.ts';
import { changeDraft, changeEdit } from './use-position-draft.ts';

interface DescribeStepProps {
  readonly edit: PositionDraft['edit'];
}

/** The simple form: a text, as it may be pasted from anywhere. */
export function DescribeStep({ edit: { description } }: DescribeStepProps) {
  const isBlank = description.trim() === '';

  function post() {
    if (!isBlank) changeDraft((draft) => ({ ...draft, step: 'detail' }));
  }

  return (
    <Form onSubmit={post}>
      <TextArea
        label="Description"
        name="description"
        rows={12}
        description="List what's required and what's preferred. Each item becomes a requirement."
        value={description}
        onChange={(text: string) => changeEdit({ description: text })}
      />
      <RequirementsRead title="" text={description} />
      <FormActions>
        <Button type="submit" variant="primary" isDisabled={isBlank}>
          Post
        </Button>
      </FormActions>
    </Form>
  );
}
