import { namedTagColor } from '@shortlist/api-contract';

/** What a position has in the management screens while it names no color of its own. */
const DEFAULT = '#3b82f6';

/** The color of a position and its tags, "#rrggbb". */
export function tagColorOf(description: string | null): string {
  const named = namedTagColor(description) ?? '';
  return /^#[\da-f]{6}$/iu.test(named) ? named : DEFAULT;
}
