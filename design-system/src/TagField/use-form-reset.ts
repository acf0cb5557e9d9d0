import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onReset` when the form that an input belongs to is reset. */
export function useFormReset(input: RefObject<HTMLInputElement | null>, onReset: () => void): void {
  const handleReset = useEffectEvent(onReset);

  useEffect(() => {
    const form = input.current?.form;
    const listener = () => handleReset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [input]);
}
