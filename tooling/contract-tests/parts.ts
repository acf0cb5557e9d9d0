import type { KitCase } from './cases.ts';
import type { Scene } from './scenes.ts';
import type { Tried } from './try-case.ts';

/** A case on scenes that are tried one after the other. */
export interface KitPart {
  readonly case: KitCase;
  readonly scenes: readonly Scene[];
}

/** How long a case takes beside the others: it shows a page many times, or all pages once. */
const WEIGHTS: Partial<Record<KitCase['how']['kind'], number>> = { mounts: 2, visit: 1 };

const weightOf = ({ how }: KitCase): number => WEIGHTS[how.kind] ?? 0;

/**
 * What can be tried side by side, the longest first, so that none of them is left to the end with an idle machine around it.
 * Mounts and visits show every page of a remote: each page is a part.
 */
export function partsOf(cases: readonly KitCase[], scenesOf: (each: KitCase) => readonly Scene[]): KitPart[] {
  return cases
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .flatMap((each) => {
      const scenes = scenesOf(each);
      return weightOf(each) > 0
        ? scenes.map((scene) => ({ case: each, scenes: [scene] }))
        : [{ case: each, scenes }];
    })
    .filter(({ scenes }) => scenes.length > 0);
}

/** Takes what came of parts, in any order. Returns what came of a case with its last part. */
export function createTally(parts: readonly KitPart[]): (part: KitPart, tried: Tried) => Tried | undefined {
  const seen = new Map<KitPart, Tried>();
  return (part, tried) => {
    seen.set(part, tried);
    const own = parts.filter((each) => each.case === part.case).map((each) => seen.get(each));
    const all = own.filter((each) => each !== undefined);
    if (all.length < own.length) return undefined;
    return {
      case: part.case.name,
      failures: all.flatMap(({ failures }) => failures),
      notes: all.flatMap(({ notes }) => notes),
    };
  };
}
