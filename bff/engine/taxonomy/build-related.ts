import { keyOf, type Product } from './build-products.ts';
import { readRelations } from './read-skill-lists.ts';
import { bare, nameOf, type SkillRow } from './skill-rows.ts';

/** A skill that vouches for another, by their places in the table. */
export interface Relation {
  readonly from: number;
  readonly weight: number;
}

/** Two of a class that the same occupations use stand for half of each other at most. */
const CO_OCCURRENCE = { most: 0.5, least: 0.2, kept: 6, leastOccupations: 3 };

/** For each skill those that vouch for it: by hand, else by the occupations that products of a class share. */
export function relate(rows: readonly SkillRow[], products: readonly Product[]): Relation[][] {
  const places = new Map(rows.map((row, place) => [nameOf(row), place]));
  const related = rows.map(() => new Map<number, number>());
  for (const [place, found] of together(rows, products))
    for (const { from, weight } of found) related[place]?.set(from, weight);
  for (const { from, to, weight } of readRelations()) {
    const [a, b] = [placeOf(places, from), placeOf(places, to)];
    related[b]?.set(a, Math.max(weight, related[b].get(a) ?? 0));
  }
  return related.map((found) =>
    [...found]
      .map(([from, weight]) => ({ from, weight }))
      .sort((a, b) => b.weight - a.weight || a.from - b.from),
  );
}

function placeOf(places: ReadonlyMap<string, number>, name: string): number {
  const place = places.get(name);
  if (place === undefined) throw new Error(`skill-lists/related.txt names "${name}", which no list holds.`);
  return place;
}

interface Used {
  readonly place: number;
  readonly occupations: Set<string>;
}

function together(rows: readonly SkillRow[], products: readonly Product[]): Map<number, Relation[]> {
  const byName = new Map(
    rows.flatMap((row, place) => row.aliases.map((alias) => [keyOf(bare(alias)), place] as const)),
  );
  const classes = new Map<string, Map<number, Used>>();
  for (const { example, commodity, occupations } of products) {
    const place = byName.get(keyOf(example)) ?? byName.get(keyOf(example.replace(/\ssoftware$/, '')));
    if (place === undefined) continue;
    const used = classes.get(commodity) ?? new Map<number, Used>();
    classes.set(commodity, used);
    const all = used.get(place) ?? { place, occupations: new Set<string>() };
    for (const occupation of occupations) all.occupations.add(occupation);
    used.set(place, all);
  }
  return new Map([...classes.values()].flatMap((used) => nearest([...used.values()])));
}

function nearest(used: readonly Used[]): [number, Relation[]][] {
  const enough = used.filter(({ occupations }) => occupations.size >= CO_OCCURRENCE.leastOccupations);
  return enough.map((one) => {
    const others = enough
      .filter((other) => other !== one)
      .map((other) => ({
        from: other.place,
        weight: Math.round(CO_OCCURRENCE.most * cosine(one, other) * 100) / 100,
      }))
      .filter(({ weight }) => weight >= CO_OCCURRENCE.least)
      .sort((a, b) => b.weight - a.weight || a.from - b.from);
    return [one.place, others.slice(0, CO_OCCURRENCE.kept)];
  });
}

function cosine(a: Used, b: Used): number {
  const shared = [...a.occupations].filter((occupation) => b.occupations.has(occupation)).length;
  return shared / Math.sqrt(a.occupations.size * b.occupations.size);
}
