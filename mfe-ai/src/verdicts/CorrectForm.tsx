import { type Quote, SETTLED_VERDICTS } from '@shortlist/api-contract';
import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions } from '@shortlist/design-system/Form';
import { Inline } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import { TextArea } from '@shortlist/design-system/TextArea';
import { Verdict } from '@shortlist/design-system/Verdict';
import { useId, useState } from 'react';
import styles from './CorrectForm.module.css';
import { type Draft, errorsOf, needsQuote, needsReason, saidOf } from './correction.ts';
import { SentencePicker } from './SentencePicker.tsx';
import { readAs, verdictWord } from './settled-words.ts';
import { type SettleOptions, useSettle } from './use-settle.ts';

/** Nothing else is focused when the form opens: it was asked for. */
const takesFocus = { autoFocus: true };

type CorrectFormProps = SettleOptions & { readonly onClose: () => void };

/** Three choices, the sentence that shows it, and the reason. What the score became is said once it is saved. */
export function CorrectForm({ onClose, ...at }: CorrectFormProps) {
  const { match, requirement } = at;
  const read = readAs(requirement);
  const { pending, error, settle } = useSettle(at);
  const [draft, setDraft] = useState<Draft & { quote: Quote | null }>(() => ({
    verdict: null,
    quote: read === 'to_check' ? (requirement.quotes[0] ?? null) : null,
    reason: '',
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const change = (part: Partial<typeof draft>) => {
    setErrors({});
    setDraft({ ...draft, ...part });
  };

  async function handleSubmit(): Promise<void> {
    const found = errorsOf(requirement, draft);
    setErrors(found);
    if (pending !== null || draft.verdict === null || Object.keys(found).length > 0) return;
    if (await settle(saidOf(draft, draft.verdict))) onClose();
  }

  return (
    <Form errors={errors} onSubmit={() => void handleSubmit()}>
      <Text as="p" size="dense" tone="quiet" wrap="anywhere">
        <Text as="strong" tone="strong" weight={580}>
          {requirement.text}.
        </Text>{' '}
        Read as {verdictWord(read)}.
      </Text>
      {error && <Banner tone="negative">{error}</Banner>}
      <Choices value={draft.verdict} error={errors.verdict} onChange={(verdict) => change({ verdict })} />
      {draft.verdict !== 'not_met' && (
        <SentencePicker
          resumeId={match.resume_id}
          value={draft.quote}
          isRequired={needsQuote(read, draft.verdict)}
          error={errors.quote}
          onChange={(quote) => change({ quote })}
        />
      )}
      <TextArea
        label={needsReason(read, draft.verdict) ? 'Reason' : 'Reason (Optional)'}
        name="reason"
        rows={2}
        value={draft.reason}
        description="Saved in the score history, next to the original verdict."
        onChange={(reason) => change({ reason })}
      />
      <div className={styles.actions}>
        <FormActions>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={pending !== null} pendingLabel="Saving...">
            Save
          </Button>
        </FormActions>
      </div>
    </Form>
  );
}

interface ChoicesProps {
  readonly value: Draft['verdict'];
  readonly error: string | undefined;
  readonly onChange: (verdict: NonNullable<Draft['verdict']>) => void;
}

function Choices({ value, error, onChange }: ChoicesProps) {
  const name = useId();
  return (
    <Inline as="fieldset" align="stretch" data-invalid={error !== undefined || undefined}>
      <legend data-visually-hidden>Verdict</legend>
      {SETTLED_VERDICTS.map((verdict, index) => (
        <label key={verdict} className={styles.choice}>
          <input
            {...(index === 0 && takesFocus)}
            type="radio"
            className={styles.input}
            name={name}
            value={verdict}
            checked={verdict === value}
            onChange={() => onChange(verdict)}
          />
          <Verdict verdict={verdict} />
        </label>
      ))}
      {error && (
        <Text as="p" size="caption" tone="negative" className={styles.error} role="alert">
          {error}
        </Text>
      )}
    </Inline>
  );
}
