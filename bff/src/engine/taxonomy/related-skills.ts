/** A skill that vouches in part for another. */
export interface RelatedSkill {
  readonly name: string;
  /** How much of the other it stands for: above 0, below 1. */
  readonly weight: number;
}

/** The skills that vouch in part for this one, the nearest first: who works with React knows most of JavaScript. */
export function relatedSkills(_name: string): readonly RelatedSkill[] {
  return [];
}
