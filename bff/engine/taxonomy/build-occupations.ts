import { countStems } from '../language/terms.ts';
import type { Trade } from './read-trades.ts';
import type { Row, Table } from './source-files.ts';

/** A term must stand in this many occupations, or it is a slip or a brand. */
const LEAST_OCCUPATIONS = 2;

const TITLE = 4;
const DESCRIPTION = 2;
const ALTERNATE = 0.35;
const TECHNOLOGY = 0.6;
const TOOL = 0.15;
const OF_TRADE = 1;

/** The weight of a term, by its number. */
export type SparseVector = readonly (readonly [term: number, weight: number])[];

/** The words of all occupations, weighed. */
export interface WeighedOccupations {
  /** One each occupation, those of O*NET first. */
  readonly titles: string[];
  /** By occupation, all that its people are called. */
  readonly called: readonly (readonly string[])[];
  /** How many of them O*NET describes by tasks: the measure of how near an occupation can be to a position. */
  readonly described: readonly number[];
  readonly terms: string[];
  /** Inverse document frequency over occupations, by term. */
  readonly idf: number[];
  /** By occupation: log(1 + count) × idf of each of its terms, length one. */
  readonly vectors: readonly SparseVector[];
}

interface Occupation {
  readonly title: string;
  /** What its people are called besides. */
  readonly others: string[];
  readonly bag: Map<string, number>;
  hasTasks: boolean;
}

/** Weighs the words of each occupation: titles, description, tasks, work activities, technologies, tools, and those of its trade. */
export function readOccupations(
  onet: Table,
  esco: readonly Row[],
  trades: readonly Trade[],
): WeighedOccupations {
  const occupations = [...occupationsOfOnet(onet), ...esco.map(occupationOfEsco)];
  for (const { occupations: titles, words } of trades)
    for (const occupation of occupations) if (titles.has(occupation.title)) add(occupation, words, OF_TRADE);
  return toTable(occupations);
}

function occupationsOfOnet(table: Table): Occupation[] {
  const known = new Map<string, Occupation>();
  for (const row of table('Occupation Data.txt')) {
    const occupation = {
      title: row.Title ?? '',
      others: [],
      bag: new Map<string, number>(),
      hasTasks: false,
    };
    known.set(row['O*NET-SOC Code'] ?? '', occupation);
    add(occupation, row.Title, TITLE);
    add(occupation, row.Description, DESCRIPTION);
  }
  const each = (file: string, take: (occupation: Occupation, row: Row) => void): void => {
    for (const row of table(file)) {
      const occupation = known.get(row['O*NET-SOC Code'] ?? '');
      if (occupation !== undefined) take(occupation, row);
    }
  };
  const activities = new Map(table('DWA Reference.txt').map((row) => [row['DWA ID'], row['DWA Title']]));
  each('Task Statements.txt', (occupation, row) => {
    occupation.hasTasks = true;
    add(occupation, row.Task, 1);
  });
  each('Alternate Titles.txt', (occupation, row) => {
    occupation.others.push(row['Alternate Title'] ?? '');
    add(occupation, row['Alternate Title'], occupation.hasTasks ? ALTERNATE : 1);
  });
  each('Sample of Reported Titles.txt', ({ others }, row) => others.push(row['Reported Job Title'] ?? ''));
  each('Tasks to DWAs.txt', (occupation, row) => add(occupation, activities.get(row['DWA ID']), 1));
  each('Technology Skills.txt', (occupation, row) => add(occupation, row.Example, TECHNOLOGY));
  each('Tools Used.txt', (occupation, row) => add(occupation, row.Example, TOOL));
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, occupation]) => occupation);
}

function occupationOfEsco(row: Row): Occupation {
  const others = (row.ALTLABELS ?? '').split('\n');
  const occupation = {
    title: row.PREFERREDLABEL ?? '',
    others,
    bag: new Map<string, number>(),
    hasTasks: false,
  };
  add(occupation, row.PREFERREDLABEL, TITLE);
  add(occupation, row.DESCRIPTION, DESCRIPTION);
  add(occupation, row.ALTLABELS, ALTERNATE);
  add(occupation, row.DEFINITION, 1);
  add(occupation, row.SCOPENOTE, 1);
  return occupation;
}

function add({ bag }: Occupation, text: string | undefined, weight: number): void {
  for (const [stem, count] of countStems(text ?? '')) bag.set(stem, (bag.get(stem) ?? 0) + count * weight);
}

function toTable(occupations: readonly Occupation[]): WeighedOccupations {
  const frequency = new Map<string, number>();
  for (const { bag } of occupations) {
    for (const stem of bag.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const terms = [...frequency]
    .filter(([, count]) => count >= LEAST_OCCUPATIONS)
    .map(([stem]) => stem)
    .sort();
  const number = new Map(terms.map((stem, index) => [stem, index]));
  const idf = terms.map((stem) => Math.log(occupations.length / (frequency.get(stem) ?? 1)));
  return {
    titles: occupations.map(({ title }) => title),
    called: occupations.map(({ title, others }) => [title, ...others]),
    described: occupations.flatMap(({ hasTasks }, index) => (hasTasks ? [index] : [])),
    terms,
    idf,
    vectors: occupations.map(({ bag }) => weigh(bag, { number, idf })),
  };
}

interface KnownTerms {
  readonly number: ReadonlyMap<string, number>;
  readonly idf: readonly number[];
}

function weigh(bag: ReadonlyMap<string, number>, { number, idf }: KnownTerms): SparseVector {
  const weighed = [...bag].flatMap(([stem, count]): [number, number][] => {
    const term = number.get(stem);
    return term === undefined ? [] : [[term, Math.log1p(count) * (idf[term] ?? 0)]];
  });
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return weighed.map(([term, weight]) => [term, weight / length]);
}
