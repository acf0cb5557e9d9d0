import { jobs, NO_JOB_METADATA, serializeJobDescription } from '@shortlist/api-contract';
import { JobInput } from '@shortlist/api-contract/schemas';
import { ApiError, messageOf, toast, useEndpoint } from '@shortlist/platform';
import { useState } from 'react';

const NOTHING = { title: '', company: '', description: '' };
const FIELDS = ['title', 'description'];

export interface AddedPosition {
  readonly title: string;
  readonly company: string;
}

/** What is written of a new position, and its way to the server; `failure` is a sentence for what no field explains. */
export function useNewPosition(onAdded: (position: AddedPosition) => void) {
  const [words, setWords] = useState(NOTHING);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { mutate, isPending } = useEndpoint(jobs.create);

  function submit() {
    if (isPending) return;
    setFailure(null);
    const body = JobInput.safeParse({ title: words.title, description: descriptionOf(words) });
    setErrors(body.success ? {} : errorsOf(body.error.issues));
    if (!body.success) return;
    mutate(
      { body: body.data },
      {
        onSuccess: ({ title, company }) => {
          setWords(NOTHING);
          toast({ message: `${title} added to Draft` });
          onAdded({ title, company: company ?? 'Your Company' });
        },
        onError: (error) => refused(error),
      },
    );
  }

  function refused(error: unknown) {
    const fields = error instanceof ApiError ? { ...error.fields } : {};
    setErrors(fields);
    if (FIELDS.some((field) => field in fields)) return;
    setFailure(`Failed to create position: ${messageOf(error)}`);
  }

  const change = (part: Partial<typeof NOTHING>) => setWords((all) => ({ ...all, ...part }));
  return { words, change, errors, failure, isSaving: isPending, submit };
}

/** Plain text, or beside the text the company where one is named. */
function descriptionOf({ company, description }: typeof NOTHING): string | null {
  const named = company.trim();
  if (named !== '') {
    return serializeJobDescription({ text: description, metadata: { ...NO_JOB_METADATA, company: named } });
  }
  return description.trim() === '' ? null : description;
}

function errorsOf(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
