import type { Override } from '@shortlist/platform/overrides';

/** Where a remote comes from: the address of its build without the last slash, or its version. */
export const sourceOf = ({ url, version }: Pick<Override, 'url' | 'version'>): string =>
  url === null ? `release ${version}` : url.replace(/\/$/, '');
