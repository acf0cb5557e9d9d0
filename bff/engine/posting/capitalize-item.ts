import { capitalized } from '../language/numbers.ts';
import { canonicalSkill } from '../taxonomy/find-skills.ts';

/** A piece of a sentence as a line of its own: with a capital, but for what is written without one, such as "dbt" or "iOS". */
export function capitalizeItem(text: string): string {
  const first = /^[^\s,;/()]+/.exec(text)?.[0] ?? '';
  if (/^\p{Ll}\p{Lu}/u.test(first) || canonicalSkill(first) === first) return text;
  return capitalized(text);
}
