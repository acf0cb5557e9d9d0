import { type SizedPart, weighEntry, weighParts } from '@shortlist/platform/bundle-size';
import type { Release } from '@shortlist/platform/release-set';
import type { Problem, Rule } from '../rule.ts';

export const itsSizeStaysInItsBudget: Rule = {
  name: 'its size stays in its budget',
  why: 'Every visitor of a page waits for its bytes, and they grow by a few with each release until nobody knows which one made the page slow.',
  check: ({ candidate: { release }, previous }) => {
    if (!release.budget) return [NO_BUDGET];
    const before = previous?.release ?? null;
    return [...entryProblems(release, before), ...partProblems(release, before)];
  },
};

const NO_BUDGET: Problem = {
  what: 'It names no budget.',
  fix: 'Name one in remote.config.ts, of the shell in budget.ts: budget: { entry, page, widget }, in bytes as gzip counts.',
};

const FIX =
  'Import what is large where it is used (`await import(…)`), or take it from the shell. `npm run bench:scripts` shows what each package weighs in the shell. If the page is worth it, raise the budget in remote.config.ts (budget.ts of the shell) and say why in the commit.';

function entryProblems(release: Release, before: Release | null): Problem[] {
  const { budget } = release;
  const bytes = weighEntry(release);
  if (!budget || bytes <= budget.entry) return [];
  const what = [
    `Its ${release.kind === 'shell' ? 'first files weigh' : 'container weighs'} ${count(bytes)}`,
    `; its budget is ${count(budget.entry)}.`,
    growth(bytes, before ? weighEntry(before) : undefined),
    ...grownPackages(release, before),
  ];
  return [{ what: what.join(''), fix: FIX }];
}

/** Of the shell's first script is known what each package weighs in it. */
function grownPackages(release: Release, before: Release | null): string[] {
  if (release.kind !== 'shell' || before?.kind !== 'shell') return [];
  if (Object.keys(before.shares).length === 0) return [];
  return grownOf(
    Object.entries(release.shares).map(([name, bytes]) => ({
      name,
      more: bytes - (before.shares[name] ?? 0),
    })),
  );
}

function partProblems(release: Release, before: Release | null): Problem[] {
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

function largest({ compressed }: Release, { files }: SizedPart): string {
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

function grownFiles(release: Release, { files }: SizedPart, before: Release | null): string[] {
  if (!before) return [];
  const earlier = new Map(Object.entries(before.compressed).map(([file, bytes]) => [chunkOf(file), bytes]));
  const more = (file: string): number => (release.compressed[file] ?? 0) - (earlier.get(chunkOf(file)) ?? 0);
  return grownOf(files.map((name) => ({ name, more: more(name) })));
}

/** The three that grew most, as a sentence; none when nothing grew. */
function grownOf(all: readonly { readonly name: string; readonly more: number }[]): string[] {
  const grown = all.filter(({ more }) => more > 0).toSorted((a, b) => b.more - a.more);
  if (grown.length === 0) return [];
  const most = grown.slice(0, 3).map(({ name, more }) => `${name} +${count(more)}`);
  return [` Grown: ${most.join(', ')}.`];
}
