import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Columns } from '@shortlist/design-system/Columns';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Stack } from '@shortlist/design-system/Stack';
import { messageOf } from '@shortlist/platform';
import { ColorField, CompanyFields, ContactFields } from '../job-form/DetailFields.tsx';
import styles from '../job-form/JobForm.module.css';
import { JobTextFields } from '../job-form/JobTextFields.tsx';
import type { PositionDraft } from './position-draft.ts';
import { SkillTagsField } from './SkillTagsField.tsx';
import { StartOver } from './StartOver.tsx';
import { changeDetails, changeEdit } from './use-position-draft.ts';
import { usePosting } from './use-posting.ts';

const METHODS = ['Email', 'Phone', 'LinkedIn'] as const;

interface DetailStepProps {
  readonly edit: PositionDraft['edit'];
}

/** The detail form: what the position is called, and everything that stands beside its text. */
export function DetailStep({ edit }: DetailStepProps) {
  const { errors, error, isSaving, submit } = usePosting(edit);
  const fields = { details: edit.details, onChange: changeDetails };
  return (
    <Form onSubmit={() => void submit()} errors={errors}>
      <Columns widths="minmax(0, 1fr) minmax(0, 360px)" gap={8} className={styles.columns}>
        <JobTextFields edit={edit} onChange={changeEdit} rows={14} isDescriptionRequired />
        <Stack>
          <SkillTagsField edit={edit} />
          <ColorField {...fields} />
          <CompanyFields {...fields} />
          <ContactFields {...fields} methods={METHODS} />
        </Stack>
      </Columns>
      {error !== null && (
        <Banner tone="negative" title={`Failed to create position: ${messageOf(error)}`}>
          Your draft is still here.
        </Banner>
      )}
      <FormActions>
        <StartOver isDisabled={isSaving} />
        <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Posting...">
          Next
        </Button>
      </FormActions>
    </Form>
  );
}
