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

const USED_IN = new Set(['experience', 'projects', 'accomplishments', 'certificates', 'other']);

/** Every known skill, those in use first, then by how often. The header is not read. */
export function readSkillUses(lines: readonly Line[]): SkillUse[] {
  const uses = new Map<string, SkillUse>();
  for (const line of lines) {
    if (line.section === 'header' || line.kind === 'heading' || line.kind === 'contact' || line.isQuarantined)
      continue;
    // Asked once a line: a line may be as long as a whole resume.
    const isInUse = isUse(line);
    for (const mention of findSkills(line.text)) {
      const use = uses.get(mention.name) ?? { name: mention.name, used: [], listed: [] };
      uses.set(mention.name, use);
      const place = { line, start: line.start + mention.start, end: line.start + mention.end };
      (isInUse ? use.used : use.listed).push(place);
    }
  }
  return [...uses.values()].sort(
    (a, b) =>
      b.used.length - a.used.length || b.listed.length - a.listed.length || (a.name < b.name ? -1 : 1),
  );
}

/** A sentence of work, not a row of names. */
export function isUse(line: Line): boolean {
  if (!USED_IN.has(line.section)) return false;
  const items = line.text.split(/[,;|•·/\t]/);
  const isRow = items.length >= 3 && items.every((item) => item.trim().split(/\s+/).length <= 4);
  return !isRow && line.text.split(/\s+/).length >= 4;
}
