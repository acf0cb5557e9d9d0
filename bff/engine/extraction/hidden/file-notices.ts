import type { Notice } from '@shortlist/api-contract';
import type { HiddenText, HiddenTextReport, HidingTechnique, Unchecked } from './hidden-text.ts';

const HOW: Readonly<Record<HidingTechnique, string>> = {
  color: 'the same color as the background',
  tiny: 'too small to read',
  invisible: 'set to be invisible',
  no_shape: 'in a font that displays nothing',
  other_letters: 'displayed as different letters',
  transparent: 'transparent',
  off_page: 'outside the page',
  clipped: 'cropped out',
  covered: 'covered by a shape or image',
  layer: 'in a hidden layer',
  formatted_hidden: 'formatted as hidden',
  hidden_row: 'in a table row with no height',
  zero_width: 'written in zero-width characters',
  unshown: "in a part of the file that's never displayed",
};
const CANNOT_TELL: Readonly<Record<Unchecked, string>> = {
  format: "This file format can't be checked for hidden text.",
  boxes:
    'This Word 97 file was checked for hidden formatting, tiny text, and page-colored text, but not for shapes or images that cover text.',
  inserted: "This file embeds another file, which wasn't read or checked.",
  scan: 'This is a scan with a text layer. The text was read, but not compared with the images.',
  picture: "Some words overlap an image or pattern. They were read, but their visibility wasn't checked.",
  too_complex: 'One page is too complex to check for hidden text. Its text was read.',
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
  const detail = `${words === 1 ? '1 hidden word is' : `${words} hidden words are`} ${HOW[reason]}. ${words === 1 ? 'It is' : 'They are'} not counted.`;
  return [notice('hidden_text', detail, { text, page })];
}

function ofMetadata(text: string): Notice {
  const detail = `The file's metadata contains ${countWords(text)} words that don't appear on any page. Not counted.`;
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
