import type { Notice } from '@shortlist/api-contract';
import type { HiddenText, HiddenTextReport, HidingTechnique, Unchecked } from './hidden-text.ts';

const HOW: Readonly<Record<HidingTechnique, string>> = {
  color: 'in a color that can’t be told from what is behind them',
  tiny: 'too small to be read',
  invisible: 'set to be invisible',
  no_shape: 'of a font that draws nothing for them',
  other_letters: 'drawn as other letters than the file says they are',
  transparent: 'see-through',
  off_page: 'beside the page',
  clipped: 'cut away from the page',
  covered: 'covered by a shape or a picture',
  layer: 'in a layer that is switched off',
  formatted_hidden: 'formatted as hidden',
  hidden_row: 'in a row of a table that has no height',
  zero_width: 'written in characters without width',
  unshown: 'in a part of the file that no page shows',
};
const CANNOT_TELL: Readonly<Record<Unchecked, string>> = {
  format: 'The format of this file does not tell which words are hidden, so that was not checked.',
  boxes:
    'Words that are formatted as hidden, tiny or in the color of the paper were looked for. What lies over or behind the words of a Word 97 file was not checked.',
  inserted:
    'The file holds another file, which Word shows amid its words. What that one says was neither read nor checked.',
  scan: 'The pages are pictures with a text behind them. The text was read; whether it says what the pictures show was not checked.',
  picture:
    'A picture or a pattern lies over or behind some words, and whether they can be seen was not checked. They were read.',
  too_complex:
    'The drawing of a page is so complex that it was not checked for hidden words. Its text was read.',
};

/** Fewer words are a leftover of a template, such as the number of a page. */
const MIN_WORDS = 3;
/** As many letters are words, whether or not something parts them. */
const LEAST_LETTERS = 20;
/** A few words describe a file; that many are meant for a machine. */
const LEAST_DESCRIBING = 12;
const MOST_CHARACTERS = 2000;
const MOST_NOTICES = 12;

/** What a recruiter is told of a file: the words that nobody sees, and what could not be checked. */
export function noticesOfFile({ hidden, metadata, unchecked }: HiddenTextReport): Notice[] {
  return [
    ...gather(hidden).flatMap(ofHidden).slice(0, MOST_NOTICES),
    ...metadata
      .filter((text) => countWords(text) >= LEAST_DESCRIBING)
      .slice(0, 2)
      .map(ofMetadata),
    ...unchecked.map((reason) => notice('unchecked', CANNOT_TELL[reason], { text: null, page: null })),
  ];
}

/** Words that are hidden in one way on one page are one thing to tell. */
function gather(hidden: readonly HiddenText[]): HiddenText[] {
  const found = new Map<string, HiddenText>();
  for (const each of hidden) {
    const key = `${each.reason} ${each.page}`;
    const known = found.get(key);
    found.set(key, known === undefined ? each : { ...known, text: `${known.text}\n${each.text}` });
  }
  return [...found.values()];
}

function ofHidden({ text, reason, page }: HiddenText): Notice[] {
  const words = countWords(text);
  if (words < MIN_WORDS && countLetters(text) < LEAST_LETTERS) return [];
  const detail = `${words === 1 ? 'One word is' : `${words} words are`} ${HOW[reason]}. ${words === 1 ? 'It is' : 'They are'} not counted.`;
  return [notice('hidden_text', detail, { text, page })];
}

function ofMetadata(text: string): Notice {
  const detail = `The description of the file, which no page shows, has ${countWords(text)} words. They are not counted.`;
  return notice('metadata', detail, { text, page: null });
}

function notice(kind: Notice['kind'], detail: string, { text, page }: Pick<Notice, 'text' | 'page'>): Notice {
  return { kind, detail, text: text === null ? null : shorten(text), page, quotes: [] };
}

function shorten(text: string): string {
  const whole = text
    .toWellFormed()
    .replace(/[^\P{C}\n]/gu, ' ')
    .trim();
  return whole.length > MOST_CHARACTERS ? `${whole.slice(0, MOST_CHARACTERS).toWellFormed()}…` : whole;
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]{2,}/gu)?.length ?? 0;
}

function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
