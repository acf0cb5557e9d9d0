import { type SizedPart, weighParts } from '@shortlist/platform/bundle-size';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import type { Problem, Rule } from '../rule.ts';

export const itsSizeStaysInItsBudget: Rule = {
  name: 'its size stays in its budget',
  why: 'Every visitor of a page waits for its bytes, and they grow by a few with each release until nobody knows which one made the page slow.',
  isForRemotesOnly: true,
  check: ({ candidate: { release }, previous }) => {
    if (release.kind !== 'remote') return [];
    if (!release.budget) return [NO_BUDGET];
    const before = previous?.kind === 'remote' ? previous : null;
    return [...entryProblems(release, before), ...partProblems(release, before)];
  },
};

const NO_BUDGET: Problem = {
  what: 'It names no budget.',
  fix: 'Name one in remote.config.ts: budget: { entry, page, widget }, in bytes as gzip counts.',
};

const FIX =
  'Import what is large where it is used (`await import(…)`), or take it from the shell. If the page is worth it, raise the budget in remote.config.ts and say why in the commit.';

function entryProblems(release: RemoteRelease, before: RemoteRelease | null): Problem[] {
  const { entry, compressed, budget } = release;
  const bytes = compressed[entry] ?? 0;
  if (!budget || bytes <= budget.entry) return [];
  const grown = growth(bytes, before?.compressed[before.entry]);
  return [
    {
      what: `Its container weighs ${count(bytes)}; its budget is ${count(budget.entry)}.${grown}`,
      fix: FIX,
    },
  ];
}

function partProblems(release: RemoteRelease, before: RemoteRelease | null): Problem[] {
  const { budget } = release;
  const earlier = before ? weighParts(before) : [];
  return weighParts(release)
    .filter(({ kind, bytes }) => budget && bytes > budget[kind])
    .map((part) => {
      const then = earlier.find(({ kind, name }) => kind === part.kind && name === part.name);
      const what = [
        `The ${part.kind} ${part.name} weighs ${count(part.bytes)}; its budget is ${count(budget?.[part.kind] ?? 0)}.`,
        ` Largest: ${largest(release, part)}.`,
        growth(part.bytes, then?.bytes),
        ...grownFiles(release, part, before),
      ];
      return { what: what.join(''), fix: FIX };
    });
}

const count = (bytes: number): string => `${bytes.toLocaleString('en')} B`;

function largest({ compressed }: RemoteRelease, { files }: SizedPart): string {
  return files
    .toSorted((a, b) => (compressed[b] ?? 0) - (compressed[a] ?? 0))
    .slice(0, 3)
    .map((file) => `${file} ${count(compressed[file] ?? 0)}`)
    .join(', ');
}

function growth(now: number, then: number | undefined): string {
  return then === undefined || then >= now ? '' : ` It is ${count(now - then)} more than the live version.`;
}

/** A chunk keeps its number while its content, and with it the rest of its name, changes. */
const chunkOf = (file: string): string => file.replace(/\.[0-9a-f]{8,}(?=\.)/, '');

function grownFiles(release: RemoteRelease, { files }: SizedPart, before: RemoteRelease | null): string[] {
  if (!before) return [];
  const earlier = new Map(Object.entries(before.compressed).map(([file, bytes]) => [chunkOf(file), bytes]));
  const grown = files
    .map((file) => ({ file, more: (release.compressed[file] ?? 0) - (earlier.get(chunkOf(file)) ?? 0) }))
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, 3);
  return grown.length > 0
    ? [` Grown: ${grown.map(({ file, more }) => `${file} +${count(more)}`).join(', ')}.`]
    : [];
}
