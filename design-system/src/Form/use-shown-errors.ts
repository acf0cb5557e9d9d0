import { type FormEvent, useMemo, useState } from 'react';

type Errors = Record<string, string>;

interface Changed {
  /** The errors that they were changed under: new ones are all shown. */
  readonly under: Errors;
  readonly names: readonly string[];
}

const NOTHING: readonly string[] = [];

/**
 * The errors whose fields were not changed since they were given. An error goes with the first key: were it
 * to stay until the field loses the focus, the form would move under a press of its own button.
 */
export function useShownErrors(errors: Errors) {
  const [changed, setChanged] = useState<Changed>({ under: errors, names: NOTHING });
  const names = changed.under === errors ? changed.names : NOTHING;
  const shown = useMemo(
    () => Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name))),
    [errors, names],
  );
  const handleInput = ({ target }: FormEvent<HTMLElement>) => {
    const name = nameOf(target);
    if (name in shown) setChanged({ under: errors, names: [...names, name] });
  };
  return { shown, handleInput };
}

/** The field that an event comes from. One whose visible input has no name of its own says it on its root. */
function nameOf(target: EventTarget): string {
  if (!(target instanceof HTMLElement)) return '';
  const own = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : '';
  return own || (target.closest<HTMLElement>('[data-field]')?.getAttribute('data-field') ?? '');
}
