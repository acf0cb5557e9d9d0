/** What kind of thing a skill is. */
export const SKILL_KINDS = ['technology', 'tool', 'knowledge', 'method', 'language', 'license'] as const;
export type SkillKind = (typeof SKILL_KINDS)[number];

/** A skill as the lists give it: aliases carry their marks (`=`, `~`) in front, the name comes first. */
export interface SkillRow {
  readonly kind: SkillKind;
  readonly aliases: readonly string[];
}

/** Without its mark. */
export const bare = (alias: string): string => alias.replace(/^[=~]/, '');

/** What the skill is called. */
export const nameOf = (row: SkillRow): string => bare(row.aliases[0] ?? '');
