import { readPlainWords, readProducts } from './build-products.ts';
import { readTechnologies } from './build-technologies.ts';
import { readTools } from './build-tools.ts';
import { readMembers, readNotSkills, readSkillLists } from './read-skill-lists.ts';
import { nameOf, type SkillRow } from './skill-rows.ts';
import type { Table } from './source-files.ts';

/** All skills, which of them are one of which, and the phrases that are none. */
export interface Skills {
  readonly rows: readonly SkillRow[];
  /** By the place of a kind, the places of its members. */
  readonly members: ReadonlyMap<number, readonly number[]>;
  readonly notSkills: readonly string[];
}

/** The lists by hand, and what O*NET has beyond them. */
export function readSkills(table: Table): Skills {
  const byHand = readSkillLists();
  const technologies = readProducts(table, 'Technology Skills.txt');
  const tools = readProducts(table, 'Tools Used.txt');
  const added = readTechnologies(technologies, byHand, readPlainWords(table));
  const rows = [...byHand, ...added, ...readTools(tools, [...byHand, ...added])];
  return { rows, members: placeMembers(rows), notSkills: readNotSkills() };
}

function placeMembers(rows: readonly SkillRow[]): Map<number, number[]> {
  const places = new Map(rows.map((row, place) => [nameOf(row), place]));
  const placeOf = (name: string): number => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`skill-lists/members.txt names "${name}", which no list holds.`);
    return place;
  };
  const byKind = Map.groupBy(readMembers(), ({ of }) => placeOf(of));
  return new Map([...byKind].map(([kind, pairs]) => [kind, pairs.map(({ member }) => placeOf(member))]));
}
