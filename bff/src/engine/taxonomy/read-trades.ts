import { readFileSync } from 'node:fs';

/** A trade whose words O*NET and ESCO lack. */
export interface Trade {
  /** Titles of its occupations, as those files have them. */
  readonly occupations: ReadonlySet<string>;
  /** What its people are called, word by word. */
  readonly names: string;
  /** What they write of their work. */
  readonly words: string;
}

/** Two titles have a comma of their own. */
const BETWEEN_TITLES = /, (?!Wholesale|Technical)/;

/** The trades that were listed by hand. */
export function readTrades(): Trade[] {
  const text = readFileSync(new URL('./occupation-lists/trades.txt', import.meta.url), 'utf8');
  return text
    .replace(/^#.*$/gm, '')
    .replace(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, occupations = '', names = '', words = ''] = /^(.+?) = (.+?) : (.+)$/.exec(line) ?? [];
      return { occupations: new Set(occupations.split(BETWEEN_TITLES)), names, words };
    });
}
