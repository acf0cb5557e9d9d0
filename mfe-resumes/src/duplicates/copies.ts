import type { Resume } from '@shortlist/api-contract';

/** The list of a resume and those with the very same file; null when there is no other. */
export function copiesHref({ content_hash, copies }: Resume): string | null {
  return content_hash === null || copies === 0 ? null : `/resumes?content=${content_hash}`;
}
