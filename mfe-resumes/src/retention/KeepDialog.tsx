import { REASON_LENGTH, retention } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { TextArea } from '@shortlist/design-system/TextArea';
import { formatDate, messageOf, toast, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';
import { monthsFrom } from './months-from.ts';

interface KeepDialogProps {
  readonly resumeId: string;
  readonly name: string;
  readonly onClose: () => void;
}

const CHOICES = ['3', '6', '12'] as const;

/** Keeps a resume for some more months, with the reason that a person gives. */
export function KeepDialog({ resumeId, name, onClose }: KeepDialogProps) {
  const [months, setMonths] = useState<string>(CHOICES[0]);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const keep = useEndpoint(retention.keep);

  async function handleSubmit(): Promise<void> {
    if (keep.isPending) return;
    const isTooShort = reason.trim().length < REASON_LENGTH;
    setErrors(isTooShort ? { reason: `Enter a reason of at least ${REASON_LENGTH} characters.` } : {});
    if (isTooShort) return;
    const body = { until: monthsFrom(new Date(), Number(months)), reason };
    try {
      const { kept_until } = await keep.mutateAsync({ params: { id: resumeId }, body });
      onClose();
      toast({ message: `Retention for ${name} extended to ${formatDate(kept_until)}` });
    } catch {
      // The dialog says why.
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={`Extend retention for ${name}`}
      isDismissable={!keep.isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Form onSubmit={() => void handleSubmit()} errors={errors}>
        {keep.error && <Banner tone="negative">{messageOf(keep.error)}</Banner>}
        <RadioGroup label="Extend By" value={months} onChange={setMonths} orientation="horizontal">
          {CHOICES.map((choice) => (
            <Radio key={choice} value={choice}>
              {choice} months
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          value={reason}
          onChange={setReason}
          description="For example: the candidate agreed."
        />
        <FormActions>
          <Button isDisabled={keep.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={keep.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
