import { findSkills } from '../taxonomy/find-skills.ts';
import type { Line } from './line.ts';

/** Where a skill stands. */
export interface SkillPlace {
  line: Line;
  start: number;
  end: number;
}

/** A skill of the resume: where it is listed, and where a sentence shows it in use. */
export interface SkillUse {
  name: string;
  used: SkillPlace[];
  listed: SkillPlace[];
}

/** Every known skill, those in use first, then by how often. The header is not read. */
export function readSkillUses(lines: readonly Line[]): SkillUse[] {
  const uses = new Map<string, SkillUse>();
  for (const line of lines) {
    if (line.section === 'header' || line.kind === 'heading' || line.kind === 'contact' || line.isQuarantined)
      continue;
    for (const mention of findSkills(line.text, line.section === 'skills')) {
      const use = uses.get(mention.name) ?? { name: mention.name, used: [], listed: [] };
      uses.set(mention.name, use);
      const place = { line, start: line.start + mention.start, end: line.start + mention.end };
      (line.isUse ? use.used : use.listed).push(place);
    }
  }
  return [...uses.values()].sort(
    (a, b) =>
      b.used.length - a.used.length || b.listed.length - a.listed.length || (a.name < b.name ? -1 : 1),
  );
}
