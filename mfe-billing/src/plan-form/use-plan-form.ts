import { endpoints, type Plan } from '@shortlist/api-contract';
import { type ApiError, toast, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';
import { refusalOf } from '../shared/refusal.ts';
import { checkPlan, type PlanValues, valuesOf } from './plan-values.ts';

export interface PlanFormState {
  readonly values: PlanValues;
  readonly change: (values: Partial<PlanValues>) => void;
  /** A sentence for each field that is wrong. */
  readonly errors: Record<string, string>;
  /** Why the server refused the whole; null when it did not, or named a field. */
  readonly failure: string | null;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly submit: () => void;
}

/** The form of a plan: what is typed, what is wrong with it, and how to send it. */
export function usePlanForm(plan: Plan | null, onSaved: () => void): PlanFormState {
  const [values, setValues] = useState(() => valuesOf(plan));
  const [isDirty, setIsDirty] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const create = useEndpoint(endpoints.plans.create);
  const update = useEndpoint(endpoints.plans.update);
  const { error, isPending } = plan === null ? create : update;

  function submit() {
    if (isPending) return;
    const { input, errors: found } = checkPlan(values);
    setErrors({ ...found });
    if (!input) return;
    const options = {
      onSuccess: () => {
        toast({ message: plan === null ? `${input.name} is on sale` : `${input.name} saved` });
        onSaved();
      },
      onError: (reason: ApiError) => setErrors({ ...reason.fields }),
    };
    if (plan === null) create.mutate({ body: input }, options);
    else update.mutate({ params: { id: plan.id }, body: input }, options);
  }

  return {
    values,
    change: (part) => {
      setValues({ ...values, ...part });
      setIsDirty(true);
    },
    errors,
    failure: failureOf(error, plan === null ? 'Create failed: ' : 'Update failed: '),
    isDirty,
    isSaving: isPending,
    submit,
  };
}

/** What is said above the fields; nothing when the server named the fields. */
function failureOf(error: ApiError | null, beginning: string): string | null {
  if (error === null || Object.keys(error.fields).length > 0) return null;
  return beginning + refusalOf(error);
}
