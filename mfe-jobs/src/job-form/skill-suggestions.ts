import type { FoundSkill } from '@shortlist/api-contract';
import type { TagSuggestion } from '@shortlist/design-system/TagField';

/** What to offer of the skills found: the required ones that are not there already under any of their names. */
export function suggestionsOf(found: readonly FoundSkill[], added: readonly string[]): TagSuggestion[] {
  const there = new Set(added.map(fold));
  return found
    .filter(({ is_required }) => is_required)
    .filter(({ name, words }) => ![name, ...words].some((word) => there.has(fold(word))))
    .map(({ name, words }) => {
      const note = noteOf(name, words);
      return note ? { tag: name, note } : { tag: name };
    });
}

/** How the text calls a skill, where it does not use the name; capitals make no difference. */
function noteOf(name: string, words: readonly string[]): string {
  const others = new Map(words.map((word) => [fold(word), word]));
  return others.has(fold(name)) ? '' : [...others.values()].join(', ');
}

function fold(word: string): string {
  return word.trim().toLocaleLowerCase();
}
