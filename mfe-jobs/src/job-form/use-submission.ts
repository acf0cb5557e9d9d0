import { JobInput } from '@shortlist/api-contract';
import { ApiError } from '@shortlist/platform';
import { useRef, useState } from 'react';
import type { JobEdit } from './job-edit.ts';

const FIELDS = ['title', 'description'];

/** Checks, then sends once at a time: a second Enter, or a double click, does nothing while one is under way. */
export function useSubmission(edit: JobEdit, onSave: () => Promise<unknown>) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isUnderWay = useRef(false);

  async function submit() {
    if (isUnderWay.current) return;
    const found = fieldErrorsOf(edit);
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    isUnderWay.current = true;
    setIsSaving(true);
    await onSave().catch(show);
    setIsSaving(false);
    isUnderWay.current = false;
  }

  function show(error: unknown) {
    const fields = error instanceof ApiError ? error.fields : {};
    setErrors({ ...fields });
    if (!FIELDS.some((field) => field in fields)) setFailure(error);
  }

  return { errors, failure, isSaving, submit };
}

function fieldErrorsOf(edit: JobEdit): Record<string, string> {
  const parsed = JobInput.safeParse(edit);
  if (parsed.success) return {};
  return Object.fromEntries(parsed.error.issues.map((issue) => [String(issue.path[0]), issue.message]));
}
