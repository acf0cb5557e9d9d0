import { RESUME_STATUSES, type Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { STATUS_NAMES } from '../resume-changes/status-names.ts';
import { useEdit } from './use-edit.ts';

interface EditDialogProps {
  readonly isOpen: boolean;
  readonly resume: Resume;
  readonly onClose: () => void;
}

const STATUSES = RESUME_STATUSES.map((id) => ({ id, label: STATUS_NAMES[id] }));

/** What the recruiter knows better than the resume: who it is, how to reach them, where they are kept, and notes. */
export function EditDialog({ isOpen, resume, onClose }: EditDialogProps) {
  const { fieldOf, errors, isSaving, submit } = useEdit(resume, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title="Edit Resume"
      isDismissable={!isSaving}
    >
      <Form onSubmit={() => void submit()} errors={errors}>
        {!resume.is_blind && (
          <>
            <TextField
              {...fieldOf('candidateName')}
              label="Candidate Name"
              autoComplete="off"
              description="Leave blank to use the name in the resume."
            />
            <TextField {...fieldOf('email')} label="Email" type="email" autoComplete="off" />
            <TextField {...fieldOf('phone')} label="Phone" type="tel" autoComplete="off" />
          </>
        )}
        <Select {...fieldOf('status')} label="Status" items={STATUSES} />
        <TextArea {...fieldOf('notes')} label="Notes" rows={5} />
        <FormActions>
          <Button isDisabled={isSaving} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={isSaving} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
