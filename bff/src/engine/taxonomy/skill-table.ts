import { readFileSync } from 'node:fs';
import type { SkillRow } from './build-skills.ts';

let loaded: readonly SkillRow[] | null = null;

/** The skills with their aliases, read once for each process. */
export function skillTable(): readonly SkillRow[] {
  loaded ??= parse(readFileSync(new URL('./skills.generated.json', import.meta.url), 'utf8'));
  return loaded;
}

const parse = (text: string): SkillRow[] => (JSON.parse(text) as { skills: SkillRow[] }).skills;
