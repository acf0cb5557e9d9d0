import type { SuggestedSkill } from '@shortlist/api-contract';

/** A tag that is another name of one that is there. */
export interface SameSkill {
  readonly tag: string;
  /** The tag that means the same: "JavaScript" for "JS". */
  readonly as: string;
}

/** Which of some tags are another name of a tag that is there; `suggested` is what the server knows each of them as. */
export function sameSkillsOf(
  tags: readonly string[],
  suggested: ReadonlyMap<string, readonly SuggestedSkill[]>,
): SameSkill[] {
  return [...suggested].flatMap(([tag, skills]) => {
    const meant = skills.find(({ alias }) => alias !== null && fold(alias) === fold(tag));
    const as = tags.find((other) => other !== tag && meant && fold(other) === fold(meant.name));
    return as === undefined ? [] : [{ tag, as }];
  });
}

function fold(word: string): string {
  return word.trim().toLocaleLowerCase();
}
