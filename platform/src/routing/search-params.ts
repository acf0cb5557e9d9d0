import { useCallback, useRef } from 'react';
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useSearchParams as useDrawnParams,
} from 'react-router-dom';

type Change = URLSearchParamsInit | ((before: URLSearchParams) => URLSearchParamsInit);

/** What was asked for last, while something else was drawn. */
interface Asked {
  readonly drawn: URLSearchParams;
  readonly params: URLSearchParams;
}

/**
 * The params of the address, as react-router has them, but for a change that comes before the last one is drawn: it begins
 * with that one, where react-router would lose it.
 */
export function useSearchParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [drawn, setParams] = useDrawnParams();
  const asked = useRef<Asked | null>(null);
  const change = useCallback(
    (next: Change, options?: NavigateOptions) => {
      const before = asked.current?.drawn === drawn ? asked.current.params : drawn;
      const params = createSearchParams(
        typeof next === 'function' ? next(new URLSearchParams(before)) : next,
      );
      asked.current = { drawn, params };
      setParams(params, options);
    },
    [drawn, setParams],
  );
  return [drawn, change];
}
