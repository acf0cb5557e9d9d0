import type { Resume } from '@shortlist/api-contract';
import { ApiError, notify, wasRefused } from '@shortlist/platform';
import { useState } from 'react';
import { changeNotes } from '../resume-changes/change-notes.ts';
import { editOf, type ResumeEdit, refusalsOf, withEdit } from './resume-edit.ts';

const NO_ERRORS: Readonly<Record<string, string>> = {};

/** The fields of a resume while they are changed, and their way to the server. */
export function useEdit(resume: Resume, onSaved: () => void) {
  const [before] = useState(() => editOf(resume));
  const [edit, setEdit] = useState(before);
  const [errors, setErrors] = useState<Record<string, string>>(NO_ERRORS);
  const [isSaving, setSaving] = useState(false);

  async function submit() {
    const refusals = refusalsOf(edit);
    setErrors(refusals);
    if (isSaving || Object.keys(refusals).length > 0) return;
    setSaving(true);
    try {
      await changeNotes(resume.id, (stored) => withEdit(stored, before, edit));
      onSaved();
      notify({ tone: 'success', title: 'Resume updated successfully!' });
    } catch (error) {
      show(error);
    }
    setSaving(false);
  }

  function show(error: unknown) {
    const field = error instanceof ApiError ? error.fields.notes : undefined;
    if (field) setErrors({ notes: field });
    else notify(failureOf(error));
  }

  /** The props of the field that holds one part: a text, or the choice of a status. */
  function fieldOf<Part extends keyof ResumeEdit>(name: Part) {
    const onChange = (value: ResumeEdit[Part]) => setEdit((all) => ({ ...all, [name]: value }));
    return { name, value: edit[name], onChange };
  }

  return { fieldOf, errors, isSaving, submit };
}

function failureOf(error: unknown) {
  return wasRefused(error)
    ? ({
        tone: 'error',
        title: 'Update Failed',
        message: 'Failed to update resume. Please try again.',
      } as const)
    : ({ tone: 'error', title: 'Error', message: 'An error occurred while updating the resume.' } as const);
}
