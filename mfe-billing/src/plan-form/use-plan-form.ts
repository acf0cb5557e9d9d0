import { endpoints, type Plan } from '@shortlist/api-contract';
import { type ApiError, serverMessageOf, toast, useEndpoint } from '@shortlist/platform';
import { useRef, useState } from 'react';
import { checkPlan, type PlanValues, valuesOf } from './plan-values.ts';

export interface PlanFormState {
  readonly values: PlanValues;
  readonly change: (values: Partial<PlanValues>) => void;
  /** A number that is typed but not left yet is no value, and must not be lost either. */
  readonly touch: () => void;
  /** A sentence for each field that is wrong. */
  readonly errors: Record<string, string>;
  /** Why the server refused the whole; null when it did not, or named a field. */
  readonly failure: string | null;
  readonly isSaving: boolean;
  readonly submit: () => void;
  /** Whether closing would lose something; read at the moment of leaving. */
  readonly isDirty: () => boolean;
}

/** The form of a plan: what is typed, what is wrong with it, and how to send it, once at a time. */
export function usePlanForm(plan: Plan | null, onSaved: (plan: Plan) => void): PlanFormState {
  const [values, setValues] = useState(() => valuesOf(plan));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isTouched = useRef(false);
  const isUnderWay = useRef(false);
  const create = useEndpoint(endpoints.plans.create);
  const update = useEndpoint(endpoints.plans.update);
  const { error, isPending } = plan === null ? create : update;

  function submit() {
    if (isUnderWay.current) return;
    const { input, errors: found } = checkPlan(values);
    setErrors({ ...found });
    if (!input) return;
    isUnderWay.current = true;
    const options = {
      onSuccess: (saved: Plan) => {
        isTouched.current = false;
        toast({ message: plan === null ? `${saved.name} published` : `${saved.name} saved` });
        onSaved(saved);
      },
      onError: (reason: ApiError) => setErrors({ ...reason.fields }),
      onSettled: () => {
        isUnderWay.current = false;
      },
    };
    if (plan === null) create.mutate({ body: input }, options);
    else update.mutate({ params: { id: plan.id }, body: input }, options);
  }

  return {
    values,
    change: (part) => {
      isTouched.current = true;
      setValues((before) => ({ ...before, ...part }));
    },
    touch: () => {
      isTouched.current = true;
    },
    errors,
    failure: failureOf(error, plan === null ? 'Create failed: ' : 'Update failed: '),
    isSaving: isPending,
    submit,
    isDirty: () => isTouched.current,
  };
}

/** What is said above the fields; nothing when the server named the fields. */
function failureOf(error: ApiError | null, beginning: string): string | null {
  if (error === null || Object.keys(error.fields).length > 0) return null;
  return beginning + serverMessageOf(error, 'Unknown error');
}
