import { readFileSync } from 'node:fs';
import type { OccupationTable } from './build-occupations.ts';
import type { SkillRow } from './build-skills.ts';

/** The taxonomy as the engine uses it. */
export interface Taxonomy {
  skills: SkillRow[];
  occupations: readonly string[];
  /** Number of a stem; absent when it tells no occupation apart. */
  termNumber: ReadonlyMap<string, number>;
  /** By term number. */
  idf: readonly number[];
  /** By term number: the occupations that it speaks for, and how strongly, 0 to 1. */
  occupationsOf: readonly (readonly { occupation: number; weight: number }[])[];
  /** By occupation: the direction that every text has in common. */
  mean: Float64Array;
  /** The idf of a stem that no occupation knows: as rare as the rarest, but not more. */
  unknownIdf: number;
}

let loaded: Taxonomy | null = null;

/** The committed artefact, read once for each process. */
export function taxonomy(): Taxonomy {
  loaded ??= load();
  return loaded;
}

/** How much a stem tells: 0 for a word of every occupation, about 6 for a rare one. */
export function idfOf(stem: string): number {
  const { termNumber, idf, unknownIdf } = taxonomy();
  const number = termNumber.get(stem);
  return number === undefined ? unknownIdf : (idf[number] ?? unknownIdf);
}

function load(): Taxonomy {
  const file = new URL('./taxonomy.generated.json', import.meta.url);
  const artefact = JSON.parse(readFileSync(file, 'utf8')) as OccupationTable & { skills: SkillRow[] };
  return {
    skills: artefact.skills,
    occupations: artefact.occupations,
    termNumber: new Map(artefact.terms.map((stem, number) => [stem, number])),
    idf: artefact.idf,
    mean: Float64Array.from(artefact.mean),
    occupationsOf: unpack(artefact),
    unknownIdf: 4.5,
  };
}

/** The artefact goes by occupation, the engine by term. */
function unpack(artefact: OccupationTable): { occupation: number; weight: number }[][] {
  const bytes = Buffer.from(artefact.weights, 'base64');
  const byTerm: { occupation: number; weight: number }[][] = artefact.terms.map(() => []);
  let at = 0;
  const next = () => {
    at += 2;
    return bytes.readUInt16LE(at - 2);
  };
  for (const occupation of artefact.occupations.keys()) {
    for (let left = next(); left > 0; left -= 1) {
      const term = next();
      byTerm[term]?.push({ occupation, weight: next() / 65_535 });
    }
  }
  return byTerm;
}
