import { RESUME_STATUSES, type Resume } from '@shortlist/api-contract';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Select } from '@shortlist/design-system/Select';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import { STATUS_NAMES } from '../shared/status-names.ts';
import { useEdit } from './use-edit.ts';

interface EditDialogProps {
  readonly isOpen: boolean;
  readonly resume: Resume;
  readonly onClose: () => void;
}

const STATUSES = RESUME_STATUSES.map((id) => ({ id, label: STATUS_NAMES[id] }));

/** What the recruiter knows better than the resume: who it is, how to reach them, where they are kept, and notes. */
export function EditDialog({ isOpen, resume, onClose }: EditDialogProps) {
  const { edit, change, errors, isSaving, submit } = useEdit(resume, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title="Edit Resume"
      isDismissable={!isSaving}
    >
      <Form onSubmit={() => void submit()} errors={errors}>
        <TextField
          label="Candidate Name"
          name="candidateName"
          autoComplete="off"
          description="Left empty, it is the name that stands in the resume."
          value={edit.candidateName}
          onChange={(candidateName) => change({ candidateName })}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          value={edit.email}
          onChange={(email) => change({ email })}
        />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="off"
          value={edit.phone}
          onChange={(phone) => change({ phone })}
        />
        <Select
          label="Status"
          name="status"
          items={STATUSES}
          value={edit.status}
          onChange={(status) => change({ status })}
        />
        <TextArea
          label="Notes"
          name="notes"
          rows={5}
          value={edit.notes}
          onChange={(notes) => change({ notes })}
        />
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
