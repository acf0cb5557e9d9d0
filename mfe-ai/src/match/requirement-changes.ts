import type { Requirement, RequirementVerdict } from '@shortlist/api-contract';
import { points } from '../scores/score-text.ts';
import { KIND_WORDS } from '../verdicts/requirement-kinds.ts';

/** What became of one requirement since a match was made. */
export interface RequirementChange {
  readonly type: 'Changed' | 'Added' | 'Removed';
  readonly id: string;
  /** As the position words it now, or worded it last. */
  readonly text: string;
  /** Each a sentence: what it was and what it is, or what it counts. */
  readonly notes: readonly string[];
}

/** A requirement as far as a match and a position both tell it. */
type Side = Pick<Requirement, 'id' | 'text' | 'kind' | 'weight'>;

/**
 * What was changed, added, or removed between the requirements of a match and those of its position now. The id is made from the
 * wording, so of another wording is what was removed and is most like what was added. Empty where nothing that a match tells
 * changed: it has no alternatives and no company names.
 */
export function requirementChanges(
  match: readonly RequirementVerdict[],
  current: readonly Requirement[],
): readonly RequirementChange[] {
  const before = match.map(({ of, ...each }): Side => ({ ...each, weight: of }));
  const now = current.map(
    ({ type, ...each }): Side => ({ ...each, weight: type === 'logistics' ? 0 : each.weight }),
  );
  const same = now.flatMap((each): Pair[] => {
    const old = before.find(({ id }) => id === each.id);
    return old ? [[old, each]] : [];
  });
  const removed = before.filter(({ id }) => !now.some((each) => each.id === id));
  const added = now.filter(({ id }) => !before.some((each) => each.id === id));
  const reworded = pairAlike(removed, added);
  const isPaired = (side: Side) => reworded.some((pair) => pair.includes(side));
  return [
    ...[...same, ...reworded].map(changeOf).filter(({ notes }) => notes.length > 0),
    ...added.filter((each) => !isPaired(each)).map((each) => wholeOf('Added', each)),
    ...removed.filter((each) => !isPaired(each)).map((each) => wholeOf('Removed', each)),
  ];
}

type Pair = readonly [before: Side, now: Side];

function changeOf([before, now]: Pair): RequirementChange {
  const notes = [
    before.id !== now.id && `“${before.text}” before`,
    before.kind !== now.kind && `${KIND_WORDS[before.kind]} before, ${KIND_WORDS[now.kind]} now`,
    points(before.weight) !== points(now.weight) &&
      `Weight ${points(before.weight)} before, ${points(now.weight)} now`,
  ];
  return { type: 'Changed', id: now.id, text: now.text, notes: notes.filter((note) => note !== false) };
}

function wholeOf(type: 'Added' | 'Removed', { id, text, kind, weight }: Side): RequirementChange {
  const counts = kind === 'logistics' ? 'not scored' : `weight ${points(weight)}`;
  return { type, id, text, notes: [`${KIND_WORDS[kind]}, ${counts}`] };
}

/** Of the words of two wordings so many are shared, or more: they say the same requirement in another way. */
const ALIKE = 0.6;

/** Each at most once, the most alike first. */
function pairAlike(removed: readonly Side[], added: readonly Side[]): readonly Pair[] {
  const words = new Map([...removed, ...added].map((side) => [side, wordsOf(side.text)]));
  const candidates = removed
    .flatMap((old) =>
      added.map((side) => ({ pair: [old, side] as const, share: sharedBy(words.get(old), words.get(side)) })),
    )
    .filter(({ share }) => share >= ALIKE)
    .sort((a, b) => b.share - a.share);
  const taken = new Set<Side>();
  return candidates.flatMap(({ pair }) => {
    if (pair.some((side) => taken.has(side))) return [];
    for (const side of pair) taken.add(side);
    return [pair];
  });
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}#+]+/gu));
}

/** The share of the words of both, 0 to 1. */
function sharedBy(a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return (2 * shared) / Math.max(1, a.size + b.size);
}
