import type { ApiError } from '@shortlist/platform';
import { useEffect, useRef, useState } from 'react';

interface Call {
  readonly mutate: (options: {
    onSuccess: (reply: { url: string }) => void;
    onError: (error: ApiError) => void;
  }) => void;
}

export interface Redirection {
  /** The address is being fetched, or the browser is on its way. */
  readonly isLeaving: boolean;
  readonly error: ApiError | null;
  readonly go: () => void;
}

/**
 * Leaves the product for an address that the server gives, the checkout or the billing portal. Who comes back
 * by the browser's Back finds the page as it was before.
 */
export function useRedirection({ mutate }: Call): Redirection {
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  // A second click may come before the first is drawn.
  const isUnderWay = useRef(false);

  useEffect(() => {
    const stay = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isUnderWay.current = false;
      setIsLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  function go() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsLeaving(true);
    setError(null);
    mutate({
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (reason) => {
        isUnderWay.current = false;
        setError(reason);
        setIsLeaving(false);
      },
    });
  }

  return { isLeaving, error, go };
}
