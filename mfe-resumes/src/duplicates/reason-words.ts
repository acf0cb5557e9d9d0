import type { DuplicateReason } from '@shortlist/api-contract';

/** Why two resumes may be of one person, in a few words. */
export function reasonWords({ kind, likeness }: DuplicateReason): string {
  if (kind === 'email') return 'Same email';
  if (kind === 'phone') return 'Same phone number';
  const percent = Math.round((likeness ?? 0) * 100);
  return percent === 100 ? 'Identical text' : `${percent}% identical text`;
}
