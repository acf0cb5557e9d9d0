import { matches, OVERRIDE_VERDICTS, type OverrideVerdict, REASON_LENGTH } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { NumberField } from '@shortlist/design-system/NumberField';
import { Radio, RadioGroup } from '@shortlist/design-system/RadioGroup';
import { TextArea } from '@shortlist/design-system/TextArea';
import { serverMessageOf, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';
import { VERDICT_NAMES } from '../assessment/assessment-text.ts';

interface JudgmentDialogProps {
  readonly pair: { readonly jobId: string; readonly resumeId: string };
  readonly onClose: () => void;
}

/** Nothing is chosen beforehand, also not what was said before: whoever judges has to choose. */
function AssessmentDialog({ pair, onClose }: JudgmentDialogProps) {
  const [verdict, setVerdict] = useState<OverrideVerdict | null>(null);
  const [score, setScore] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const record = useEndpoint(matches.override);

  function handleSubmit(): void {
    if (record.isPending) return;
    const isTooShort = reason.trim().length < REASON_LENGTH;
    setErrors({
      ...(verdict === null ? { verdict: 'Select a rating.' } : {}),
      ...(isTooShort ? { reason: `Enter a reason of at least ${REASON_LENGTH} characters.` } : {}),
    });
    if (verdict === null || isTooShort) return;
    const body = { verdict, score: score === null ? null : score / 100, reason };
    record.mutateAsync({ params: pair, body }).then(onClose, () => undefined);
  }

  return (
    <Dialog
      isOpen
      title="Your Assessment"
      isDismissable={!record.isPending}
      onOpenChange={(open) => open || onClose()}
    >
      <Form onSubmit={handleSubmit} errors={errors}>
        {record.error && (
          <Banner tone="negative">
            {serverMessageOf(record.error, 'Failed to save your assessment. Please try again.')}
          </Banner>
        )}
        <RadioGroup
          label="How strong is this match?"
          value={verdict}
          onChange={(value) => setVerdict(OVERRIDE_VERDICTS.find((each) => each === value) ?? null)}
          errorMessage={verdict === null ? errors.verdict : undefined}
        >
          {OVERRIDE_VERDICTS.map((each) => (
            <Radio key={each} value={each}>
              {VERDICT_NAMES[each]}
            </Radio>
          ))}
        </RadioGroup>
        <NumberField
          label="Your Score (optional)"
          description="0 to 100"
          minValue={0}
          maxValue={100}
          value={score}
          onChange={setScore}
        />
        <TextArea
          label="Reason"
          name="reason"
          rows={3}
          value={reason}
          onChange={setReason}
          description="What did you notice that the score doesn't show?"
        />
        <FormActions>
          <Button isDisabled={record.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={record.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

export { AssessmentDialog as default };
