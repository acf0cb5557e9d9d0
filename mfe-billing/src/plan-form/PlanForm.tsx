import { Banner } from '@shortlist/design-system/Banner';
import { Button } from '@shortlist/design-system/Button';
import { Form, FormActions, FormRow } from '@shortlist/design-system/Form';
import { NumberField } from '@shortlist/design-system/NumberField';
import { Select } from '@shortlist/design-system/Select';
import { TextArea } from '@shortlist/design-system/TextArea';
import { TextField } from '@shortlist/design-system/TextField';
import type { ReactElement } from 'react';
import { FeatureFlagsField } from './FeatureFlagsField.tsx';
import type { PlanFormState } from './use-plan-form.ts';

const CYCLES = [
  { id: 'month', label: 'Month' },
  { id: 'year', label: 'Year' },
] as const;

const DOLLARS = { style: 'currency', currency: 'USD' } as const;

interface PlanFormProps {
  readonly form: PlanFormState;
  readonly saveLabel: string;
  readonly onCancel: () => void;
}

/** Name, price, cycle and what the plan includes, with the features shown as they will read. */
export function PlanForm({ form, saveLabel, onCancel }: PlanFormProps): ReactElement {
  const { values, change } = form;
  return (
    <div onInput={form.touch}>
      <Form onSubmit={form.submit} errors={form.errors}>
        {form.failure !== null ? <Banner tone="negative" title={form.failure} /> : null}
        <TextField
          label="Name"
          name="name"
          isRequired
          autoComplete="off"
          value={values.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label="Tagline"
          name="tagline"
          autoComplete="off"
          value={values.tagline}
          onChange={(tagline) => change({ tagline })}
        />
        <PriceFields form={form} />
        <LimitFields form={form} />
        <TextArea
          label="Description"
          name="description"
          rows={3}
          value={values.description}
          onChange={(description) => change({ description })}
        />
        <FeatureFlagsField
          value={values.feature_flags}
          onChange={(feature_flags) => change({ feature_flags })}
        />
        <FormActions>
          <Button onPress={onCancel} isDisabled={form.isSaving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={form.isSaving} pendingLabel="Saving...">
            {saveLabel}
          </Button>
        </FormActions>
      </Form>
    </div>
  );
}

function PriceFields({ form: { values, change } }: Pick<PlanFormProps, 'form'>): ReactElement {
  return (
    <>
      <FormRow>
        <NumberField
          label="Price (USD)"
          name="price"
          minValue={0}
          step={0.01}
          formatOptions={DOLLARS}
          isRequired
          value={values.price}
          onChange={(price) => change({ price })}
        />
        <Select
          label="Billing Cycle"
          items={CYCLES}
          value={values.billing_cycle}
          onChange={(billing_cycle) => change({ billing_cycle })}
        />
      </FormRow>
      <NumberField
        label="Trial Days"
        name="trial_days"
        description="Free days for new subscribers. Enter 0 for no trial."
        minValue={0}
        maxValue={365}
        step={1}
        value={values.trial_days}
        onChange={(trial_days) => change({ trial_days })}
      />
    </>
  );
}

const LIMIT_FIELDS = [
  { name: 'positions', label: 'Positions', step: 1 },
  { name: 'resumes', label: 'Resumes a month', step: 1 },
  { name: 'ai_runs', label: 'AI runs a month', step: 1 },
  { name: 'storage_gigabytes', label: 'Storage in GB', step: 0.1 },
] as const;

/** What the server enforces and the plan says; an empty field is no limit. */
function LimitFields({ form: { values, change } }: Pick<PlanFormProps, 'form'>): ReactElement {
  return (
    <FormRow>
      {LIMIT_FIELDS.map(({ name, label, step }) => (
        <NumberField
          key={name}
          label={label}
          name={name}
          placeholder="Unlimited"
          minValue={0}
          step={step}
          value={values[name]}
          onChange={(limit) => change({ [name]: limit })}
        />
      ))}
    </FormRow>
  );
}
