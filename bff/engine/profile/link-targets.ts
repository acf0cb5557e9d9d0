import { readPhone } from './phone.ts';
import type { Profile } from './profile.ts';

/** Links besides those that stand in the text. */
const MOST = 8;

/**
 * A profile with what only the links of the file say: where a "LinkedIn" or an icon leads, and an address or number behind "E-mail me"
 * where the text has none. It is for people to see; nothing is matched, scored or quoted of it.
 */
export function withLinkTargets(profile: Profile, targets: readonly string[]): Profile {
  const written = new Set(profile.links.map(bare));
  const others = targets.filter((target) => /^https?:/.test(target) && !written.has(bare(target)));
  const byKey = new Map(others.toReversed().map((target) => [bare(target), target]));
  const phone = profile.phone ?? behind(targets, 'tel:');
  return {
    ...profile,
    email: profile.email ?? behind(targets, 'mailto:'),
    ...(profile.phone === null && phone !== null ? readPhone([phone], profile.location) : {}),
    links: [...profile.links, ...[...byKey.values()].toReversed().slice(0, MOST)],
  };
}

function behind(targets: readonly string[], scheme: string): string | null {
  return targets.find((target) => target.startsWith(scheme))?.slice(scheme.length) ?? null;
}

/** "https://www.github.com/ada/" and "github.com/ada" are one. */
function bare(link: string): string {
  return link
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/+$/, '')
    .toLowerCase();
}
