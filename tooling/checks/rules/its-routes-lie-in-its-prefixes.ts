import type { Release } from '@shortlist/platform/release-set';
import { bestPrefix, startsWithWord } from '../prefixes.ts';
import type { Problem, Rule } from '../rule.ts';

export const itsRoutesLieInItsPrefixes: Rule = {
  name: 'its routes lie in its prefixes',
  why: 'The first words of an address say whose it is. A page anywhere else surprises the team that believes the address to be its own.',
  isForRemotesOnly: true,
  check: ({ candidate: { release } }) =>
    release.kind === 'remote' ? ownProblems(release.pages, release.prefixes) : [],
};

function ownProblems(pages: Release['pages'], prefixes: readonly string[]): Problem[] {
  const vague = prefixes
    .filter((prefix) => !startsWithWord(prefix))
    .map((prefix) => ({
      what: `Its prefix ${prefix} holds the addresses of everybody.`,
      fix: 'Begin each prefix in remote.config.ts with a word of its own, like /interviews.',
    }));
  const outside = pages
    .filter(({ path }) => bestPrefix(prefixes, path) === undefined)
    .map(({ path }) => ({
      what: `Its page ${path} lies in none of its prefixes: ${prefixes.join(', ') || 'it has none'}.`,
      fix: 'Move the page below one of them, or add a prefix to remote.config.ts that nobody else has.',
    }));
  return [...vague, ...outside];
}
