import { notify } from '@shortlist/platform';
import { useCallback, useState } from 'react';

/** Something over the page whose code comes when somebody is about to use it. */
export interface OnDemand<T> {
  /** Null until it is here. */
  readonly Loaded: T | null;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** The first press opens it all the same; without a connection a notice says so. */
  readonly open: () => void;
  readonly toggle: () => void;
  /** Fetches the code at a sign of intent. If that fails, the press will say so. */
  readonly prepare: () => void;
}

/** So that no first page waits for it. `load` and `failure` ("Failed to open search") must stay the same. */
export function useOnDemand<T>(load: () => Promise<T>, failure: string): OnDemand<T> {
  const [Loaded, setLoaded] = useState<T | null>(null);
  const [isOpen, setOpen] = useState(false);
  const fetchCode = useCallback(async () => {
    const loaded = await load();
    setLoaded(() => loaded);
  }, [load]);
  const fetchOrSay = useCallback(() => {
    fetchCode().catch(() => {
      setOpen(false);
      notify({ tone: 'error', title: failure, message: 'Check your connection and try again.' });
    });
  }, [fetchCode, failure]);
  const open = useCallback(() => {
    setOpen(true);
    fetchOrSay();
  }, [fetchOrSay]);
  const toggle = useCallback(() => {
    setOpen((before) => !before);
    fetchOrSay();
  }, [fetchOrSay]);
  const prepare = () => void fetchCode().catch(() => undefined);
  return { Loaded, isOpen, setOpen, open, toggle, prepare };
}
