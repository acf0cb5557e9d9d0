import { ApiError, call, messageOf } from '@shortlist/platform';
import { useState } from 'react';
import { overrideEndpoints } from './override-endpoints.ts';

interface Reset {
  /** Ends one override, or all of them, and loads the page again. */
  readonly reset: (packageName?: string) => void;
  /** What is being ended: a package, `all`, or nothing. */
  readonly ending: string | null;
  /** Why it could not be ended, as a sentence. */
  readonly refusal: string | null;
}

/**
 * Ends overrides. A page can't change what it is made of, so it is loaded again.
 *
 * @param reload how.
 */
export function useReset(reload: () => void = () => location.reload()): Reset {
  const [ending, setEnding] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const end = async (packageName?: string): Promise<void> => {
    setEnding(packageName ?? 'all');
    setRefusal(null);
    try {
      await (packageName === undefined
        ? call(overrideEndpoints.resetAll)
        : call(overrideEndpoints.reset, { params: { package: packageName } }));
      reload();
    } catch (error) {
      setRefusal(error instanceof ApiError ? messageOf(error) : null);
      setEnding(null);
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return { reset: (packageName) => void end(packageName), ending, refusal };
}
