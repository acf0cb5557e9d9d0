import { countStems } from '../language/terms.ts';
import type { Table } from './build.ts';

/** Most terms that are kept of an occupation. */
const TERMS_KEPT = 260;
/** A term must stand in this many occupations, or it is a slip or a brand. */
const LEAST_OCCUPATIONS = 2;

const TITLE = 4;
const DESCRIPTION = 2;
const ALTERNATE = 0.35;
const TECHNOLOGY = 0.6;
const TOOL = 0.15;

/** What the engine loads: the terms that tell occupations apart, and how much each occupation is about each. */
export interface OccupationTable {
  occupations: string[];
  terms: string[];
  /** Inverse document frequency over occupations, by term. */
  idf: number[];
  /** Base64 of triples, by occupation: count (uint16), then term number (uint16) and weight (uint16 of 65535). */
  weights: string;
  /** The mean over all occupations, each projected onto all: what every text has in common. Length one. */
  mean: number[];
}

type Bag = Map<string, number>;

/** Weighs the words of each occupation: titles, description, tasks, work activities, technologies, tools. */
export function readOccupations(table: Table): OccupationTable {
  const bags = new Map<string, Bag>();
  const titles = new Map<string, string>();
  const add = (id: string, text: string, weight: number) => addText(bags, id, { text, weight });
  for (const row of table('Occupation Data.txt')) {
    titles.set(code(row), row.Title ?? '');
    add(code(row), row.Title ?? '', TITLE);
    add(code(row), row.Description ?? '', DESCRIPTION);
  }
  const tasks = table('Task Statements.txt');
  const withTasks = new Set(tasks.map(code));
  for (const row of tasks) add(code(row), row.Task ?? '', 1);
  for (const row of table('Alternate Titles.txt')) {
    add(code(row), row['Alternate Title'] ?? '', withTasks.has(code(row)) ? ALTERNATE : 1);
  }
  const activities = new Map(
    table('DWA Reference.txt').map((row) => [row['DWA ID'] ?? '', row['DWA Title'] ?? '']),
  );
  for (const row of table('Tasks to DWAs.txt')) add(code(row), activities.get(row['DWA ID'] ?? '') ?? '', 1);
  for (const row of table('Technology Skills.txt')) add(code(row), row.Example ?? '', TECHNOLOGY);
  for (const row of table('Tools Used.txt')) add(code(row), row.Example ?? '', TOOL);
  return toTable(titles, bags);
}

function code(row: Record<string, string>): string {
  return row['O*NET-SOC Code'] ?? '';
}

function addText(bags: Map<string, Bag>, id: string, part: { text: string; weight: number }): void {
  const bag = bags.get(id) ?? new Map<string, number>();
  bags.set(id, bag);
  for (const [stem, count] of countStems(part.text)) {
    bag.set(stem, (bag.get(stem) ?? 0) + count * part.weight);
  }
}

function toTable(titles: ReadonlyMap<string, string>, bags: ReadonlyMap<string, Bag>): OccupationTable {
  const frequency = new Map<string, number>();
  for (const bag of bags.values()) {
    for (const stem of bag.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const terms = [...frequency]
    .filter(([, count]) => count >= LEAST_OCCUPATIONS)
    .map(([stem]) => stem)
    .sort();
  const number = new Map(terms.map((stem, index) => [stem, index]));
  const idf = terms.map((stem) => Math.log(bags.size / (frequency.get(stem) ?? 1)));
  const occupations = [...titles.keys()].sort();
  const vectors = occupations.map((id) => weigh(bags.get(id) ?? new Map(), { number, idf }));
  const numbers = vectors.flatMap((kept) => {
    return [kept.length, ...kept.flatMap(([term, weight]) => [term, Math.round(weight * 65_535)])];
  });
  return {
    occupations: occupations.map((id) => titles.get(id) ?? ''),
    terms,
    idf: idf.map((value) => Math.round(value * 1000) / 1000),
    mean: meanOf(vectors, idf),
    weights: Buffer.from(Uint16Array.from(numbers).buffer).toString('base64'),
  };
}

/** The strongest terms of an occupation as a vector of length one. */
function weigh(bag: Bag, known: { number: Map<string, number>; idf: number[] }): [number, number][] {
  const weighed = [...bag].flatMap(([stem, count]): [number, number][] => {
    const term = known.number.get(stem);
    return term === undefined ? [] : [[term, Math.log1p(count) * (known.idf[term] ?? 0)]];
  });
  const kept = weighed.sort((a, b) => b[1] - a[1]).slice(0, TERMS_KEPT);
  const length = Math.hypot(...kept.map(([, weight]) => weight)) || 1;
  return kept.map(([term, weight]): [number, number] => [term, weight / length]).sort((a, b) => a[0] - b[0]);
}

/** Projects each occupation onto all of them, as the engine does with a text, and takes the mean. */
function meanOf(vectors: readonly [number, number][][], idf: readonly number[]): number[] {
  const byTerm = new Map<number, [number, number][]>();
  for (const [occupation, vector] of vectors.entries()) {
    for (const [term, weight] of vector)
      byTerm.set(term, [...(byTerm.get(term) ?? []), [occupation, weight]]);
  }
  const mean = vectors.map(() => 0);
  for (const vector of vectors) {
    const projected = vectors.map(() => 0);
    const pairs = vector.flatMap(([term, weight]) =>
      (byTerm.get(term) ?? []).map(([occupation, own]): [number, number] => [
        occupation,
        weight * (idf[term] ?? 0) * own,
      ]),
    );
    for (const [occupation, value] of pairs) projected[occupation] = (projected[occupation] ?? 0) + value;
    const length = Math.hypot(...projected) || 1;
    for (const [occupation, value] of projected.entries())
      mean[occupation] = (mean[occupation] ?? 0) + value / length;
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => Math.round((value / length) * 1e5) / 1e5);
}
