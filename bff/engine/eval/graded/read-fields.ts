import { readFileSync } from 'node:fs';

/** One thing that a posting demands, and how resumes speak of it. */
export interface Demand {
  /** As the posting words it. */
  readonly asked: string;
  /** As resumes word it: near the posting first, then in other words. */
  readonly shown: readonly string[];
  /** As a list of skills names it. */
  readonly listed: string;
}

/** Other work, by its two titles and its lines: every second line belongs to the second title. */
export interface OtherWork {
  readonly titles: readonly string[];
  readonly lines: readonly string[];
}

/** A field of work as positions and resumes are made of it. */
export interface Field {
  readonly title: string;
  /** Fields of one group are no strangers to each other. */
  readonly group: string;
  readonly otherTitles: readonly string[];
  readonly junior: string;
  readonly senior: string;
  readonly years: number;
  readonly about: string;
  readonly degree: { readonly asked: string; readonly shown: string };
  readonly musts: readonly Demand[];
  readonly plus: readonly Demand[];
  /** Work of the field that answers no demand. */
  readonly more: readonly string[];
  /** The occupation next to it. */
  readonly next: OtherWork;
  /** Other occupations of the same firms. */
  readonly firm: OtherWork;
}

/** `seen`: the fields that the engine may be mended by. `kept`: those that are only measured. */
export type Half = 'seen' | 'kept';

/** Reads the fields of one half. */
export function readFields(half: Half): Field[] {
  const text = readFileSync(new URL(`./fields-${half}.txt`, import.meta.url), 'utf8');
  return text
    .split('\n== ')
    .slice(1)
    .map((part) => fieldOf(part.split('\n')));
}

function fieldOf([title = '', ...rows]: readonly string[]): Field {
  const all = (key: string): string[] =>
    rows.filter((row) => row.startsWith(`${key}: `)).map((row) => row.slice(key.length + 2));
  const one = (key: string): string => {
    const found = all(key)[0];
    if (found === undefined) throw new Error(`The field "${title}" has no line "${key}".`);
    return found;
  };
  const [degree = '', shown = ''] = one('degree').split(' | ');
  return {
    title,
    group: one('group'),
    otherTitles: one('also').split('; '),
    junior: one('junior'),
    senior: one('senior'),
    years: Number(one('years')),
    about: one('about'),
    degree: { asked: degree, shown },
    musts: all('must').map(demandOf),
    plus: all('nice').map(demandOf),
    more: all('more'),
    next: { titles: one('next').split('; '), lines: all('next-line') },
    firm: { titles: one('firm').split('; '), lines: all('firm-line') },
  };
}

function demandOf(row: string): Demand {
  const [asked = '', ...others] = row.split(' | ');
  return { asked, shown: others.slice(0, -1), listed: others.at(-1) ?? '' };
}
