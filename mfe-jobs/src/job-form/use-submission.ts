import { JobInput } from '@shortlist/api-contract/schemas';
import { ApiError } from '@shortlist/platform';
import { useRef, useState } from 'react';
import type { JobEdit } from './job-edit.ts';

const FIELDS = ['title', 'description'];

/**
 * Checks, then sends once at a time: a second Enter, or a double click, does nothing while one is under way. `error` is
 * why it was not stored; `failure` the same, where it names no field of the form.
 */
export function useSubmission(
  edit: JobEdit,
  onSave: () => Promise<unknown>,
  check: (edit: JobEdit) => Record<string, string> = fieldErrorsOf,
) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    const found = check(edit);
    setErrors(found);
    setError(null);
    if (Object.keys(found).length > 0) return;
    isUnderWay.current = true;
    setIsSaving(true);
    await onSave().catch(show);
    setIsSaving(false);
    isUnderWay.current = false;
  }

  function show(refusal: unknown) {
    setErrors({ ...fieldsOf(refusal) });
    setError(refusal);
  }

  const failure = FIELDS.some((field) => field in fieldsOf(error)) ? null : error;
  return { errors, error, failure, isSaving, submit };
}

function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

/** What the server would refuse, by field. */
export function fieldErrorsOf(edit: JobEdit): Record<string, string> {
  const parsed = JobInput.safeParse(edit);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
