import type { Resume } from '@shortlist/api-contract';

type Named = Pick<Resume, 'id' | 'candidate_name' | 'email' | 'is_blind'>;

/**
 * Who of a group has neither the name nor the email address of the newest, its first: a telephone number of an agency
 * chains people who never met. In blind mode nobody's name is known, and so nobody is a stranger.
 */
export function unlikelyDuplicatesIn(resumes: readonly Named[]): ReadonlySet<string> {
  const [newest, ...others] = resumes;
  if (newest === undefined || resumes.some((resume) => resume.is_blind)) return new Set();
  return new Set(others.filter((other) => !isAlike(newest, other)).map(({ id }) => id));
}

function isAlike(one: Named, other: Named): boolean {
  if (one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase()) return true;
  return nameOf(one) === nameOf(other);
}

function nameOf({ candidate_name: name }: Named): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().split(/\s+/).toSorted().join(' ');
}
