import { useSearchParams } from '@shortlist/platform/router';
import { useState } from 'react';
import { type JobView, readJobView } from './job-view.ts';

/**
 * The view of the list, kept in the address, so that reload, back and a shared link keep it. While the
 * search field has the focus its text stands in state too: the address follows a moment later, and
 * letters typed in between must not be lost.
 */
export function useJobView() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const inAddress = readJobView(params);

  function change(part: Partial<JobView>) {
    if (part.search !== undefined) setTyped(part.search);
    setParams((before) => withPart(before, part), { replace: true, preventScrollReset: true });
  }

  const view: JobView = { ...inAddress, search: typed ?? inAddress.search };
  return { view, onChange: change, onSearchEnd: () => setTyped(null) };
}

const DEFAULTS: Readonly<Record<string, string>> = { search: '', sort: 'newest', status: 'all' };

function withPart(before: URLSearchParams, part: Partial<JobView>): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(part)) {
    if (value === DEFAULTS[name]) after.delete(name);
    else after.set(name, value);
  }
  return after;
}
