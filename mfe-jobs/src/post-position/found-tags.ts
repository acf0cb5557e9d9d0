import type { FoundSkill } from '@shortlist/api-contract';
import type { TagSuggestion } from '@shortlist/design-system/TagField';
import { suggestionsOf } from '../job-form/skill-suggestions.ts';
import type { PositionDraft } from './position-draft.ts';

/** Skill tags that a position may have when it is posted. */
export const TAG_LIMIT = 10;

/** A draft with the required skills of its text among its tags: those that there is room for and nobody took out. */
export function withFoundTags(draft: PositionDraft, found: readonly FoundSkill[]): PositionDraft {
  const { skillTags } = draft.edit.details;
  const more = suggestionsOf(found, [...skillTags, ...draft.removedTags])
    .map(({ tag }) => tag)
    .slice(0, Math.max(0, TAG_LIMIT - skillTags.length));
  return more.length === 0 ? draft : withTags(draft, [...skillTags, ...more]);
}

/** A draft with other tags. What is taken out is remembered, and what is there again forgotten. */
export function withTags(draft: PositionDraft, skillTags: string[]): PositionDraft {
  const { details } = draft.edit;
  const gone = details.skillTags.filter((tag) => !skillTags.includes(tag));
  const removedTags = [...new Set([...draft.removedTags, ...gone])].filter((tag) => !skillTags.includes(tag));
  return { ...draft, removedTags, edit: { ...draft.edit, details: { ...details, skillTags } } };
}

/** What the text names and is no tag: a plus, or taken out before. Nothing where there is no room. */
export function offersOf(found: readonly FoundSkill[], tags: readonly string[]): TagSuggestion[] {
  if (tags.length >= TAG_LIMIT) return [];
  return suggestionsOf(
    found.map((skill) => ({ ...skill, is_required: true })),
    tags,
  );
}
