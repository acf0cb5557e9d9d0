import { blind, type Resume } from '@shortlist/api-contract';
import { blind as schemas } from '@shortlist/api-contract/schemas';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { TextField } from '@shortlist/design-system/TextField';
import { messageOf, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';

interface RevealDialogProps {
  readonly isOpen: boolean;
  readonly resume: Resume;
  readonly onClose: () => void;
}

/** Asks why before a candidate is revealed: the reason is kept with the day, and can't be changed. */
export function RevealDialog({ isOpen, resume, onClose }: RevealDialogProps) {
  const reveal = useEndpoint(blind.reveal);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit() {
    if (reveal.isPending) return;
    const checked = schemas.reveal.body.safeParse({ reason });
    setErrors(checked.success ? {} : { reason: checked.error.issues[0]?.message ?? '' });
    if (!checked.success) return;
    await reveal
      .mutateAsync({ params: { id: resume.id }, body: checked.data })
      .then(onClose, () => undefined);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
      title={`Reveal ${resume.candidate_name}?`}
      isDismissable={!reveal.isPending}
    >
      <Form onSubmit={() => void submit()} errors={errors}>
        {reveal.error && <Banner tone="negative" title={messageOf(reveal.error)} />}
        <p>Name, contact details, and file become visible. You can't undo this.</p>
        <TextField
          label="Reason"
          name="reason"
          isRequired
          autoComplete="off"
          maxLength={300}
          placeholder="Interview scheduled"
          description="Recorded in the blind mode log."
          value={reason}
          onChange={setReason}
        />
        <FormActions>
          <Button isDisabled={reveal.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={reveal.isPending} pendingLabel="Revealing...">
            Reveal
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
