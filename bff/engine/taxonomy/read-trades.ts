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

/** The trades that were listed by hand. @throws Error with a sentence for one that lacks a part */
export function readTrades(): Trade[] {
  const text = readFileSync(new URL('./occupation-lists/trades.txt', import.meta.url), 'utf8');
  return text
    .replace(/^#.*$/gm, '')
    .replace(/\n +/g, ' ')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, occupations = '', names = '', words] = /^(.+?) = (.+?) : (.+)$/.exec(line) ?? [];
      if (words === undefined)
        throw new Error(`"${line}" is no trade: write occupations, = names and : words.`);
      return { occupations: new Set(occupations.split(' | ')), names, words };
    });
}
