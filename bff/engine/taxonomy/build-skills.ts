import { readPlainWords, readProducts } from './build-products.ts';
import { type Relation, relate } from './build-related.ts';
import { readTechnologies } from './build-technologies.ts';
import { readTools } from './build-tools.ts';
import { readNotSkills, readSkillLists } from './read-skill-lists.ts';
import type { SkillRow } from './skill-rows.ts';
import type { Table } from './source-files.ts';

/** All skills, what vouches for each, and the phrases that are none. */
export interface Skills {
  readonly rows: readonly SkillRow[];
  readonly related: readonly (readonly Relation[])[];
  readonly notSkills: readonly string[];
}

/** The lists by hand, and what O*NET has beyond them. */
export function readSkills(table: Table): Skills {
  const byHand = readSkillLists();
  const technologies = readProducts(table, 'Technology Skills.txt');
  const tools = readProducts(table, 'Tools Used.txt');
  const added = readTechnologies(technologies, byHand, readPlainWords(table));
  const rows = [...byHand, ...added, ...readTools(tools, [...byHand, ...added])];
  return { rows, related: relate(rows, [...technologies, ...tools]), notSkills: readNotSkills() };
}
