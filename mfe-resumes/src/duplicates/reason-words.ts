import type { DuplicateReason } from '@shortlist/api-contract';

/** Why two resumes may be of one person, in a few words. */
export function reasonWords({ kind, likeness }: DuplicateReason): string {
  if (kind === 'email') return 'Same e-mail address';
  if (kind === 'phone') return 'Same telephone number';
  const percent = Math.round((likeness ?? 0) * 100);
  return percent === 100 ? 'The same words' : `${percent}% the same words`;
}
