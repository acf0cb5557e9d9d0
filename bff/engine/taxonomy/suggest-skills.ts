import { allAliases, skillTable } from './skill-table.ts';
import { readWords } from './words.ts';

/** A skill that what was typed may mean. */
export interface SkillSuggestion {
  readonly name: string;
  /** The other name that fits what was typed; null where the skill's own does. */
  readonly alias: string | null;
}

interface Entry {
  readonly place: number;
  readonly alias: string | null;
  /** The words in lower case, one space between them. */
  readonly key: string;
}

/** How well a name fits, best first; the skill's own name goes before another of it. */
const FITS = ['all', 'start', 'word'] as const;
const NEVER = FITS.length * 2;

let loaded: readonly Entry[] | null = null;

/**
 * The skills with a name that is, begins with, or has a word that begins with what was typed, best first. Among equals
 * the ones that the lists name first come first: they were written by hand, the well-known before the rest.
 */
export function suggestSkills(typed: string, limit: number): SkillSuggestion[] {
  const asked = keysOf(typed);
  if (asked.length === 0) return [];
  loaded ??= entries();
  const best = new Map<number, { readonly rank: number; readonly entry: Entry }>();
  for (const entry of loaded) {
    const rank = Math.min(...asked.map((key) => rankOf(entry, key)));
    if (rank < (best.get(entry.place)?.rank ?? NEVER)) best.set(entry.place, { rank, entry });
  }
  return [...best.values()]
    .sort((a, b) => a.rank - b.rank || a.entry.place - b.entry.place)
    .slice(0, limit)
    .map(({ entry }) => ({ name: skillTable().names[entry.place] ?? '', alias: entry.alias }));
}

/** Each name once as the skill's own, then every other way to write it. */
function entries(): Entry[] {
  const names = skillTable().names.map((name, place) => ({ place, alias: null, key: keyOf(name) }));
  const own = new Set(names.map(({ place, key }) => `${place} ${key}`));
  const others = allAliases().flatMap(({ place, words }) => {
    if (place === null) return [];
    const alias = words.join(' ').replaceAll(' /', '/').replaceAll(' &', ' & ');
    const key = keyOf(alias);
    return own.has(`${place} ${key}`) ? [] : [{ place, alias, key }];
  });
  return [...names, ...others];
}

function rankOf({ alias, key }: Entry, typed: string): number {
  const fit = fitOf(key, typed);
  return fit === -1 ? NEVER : fit * 2 + (alias === null ? 0 : 1);
}

function fitOf(key: string, typed: string): number {
  if (key === typed) return FITS.indexOf('all');
  if (key.startsWith(typed) || key.startsWith(`.${typed}`)) return FITS.indexOf('start');
  return key.includes(` ${typed}`) ? FITS.indexOf('word') : -1;
}

/** Compared without the marks between words. Made for 16,000 names at the first question: no word of them is looked up. */
const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[-/&,()]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** What was typed as names are compared: as it is, in American spelling, and with its words in the singular. */
function keysOf(typed: string): string[] {
  const words = readWords(typed);
  const forms = [words.map(({ spelled }) => spelled), words.map(({ form }) => form)];
  return [...new Set([keyOf(typed), ...forms.map((each) => each.join(' '))])].filter(Boolean);
}
