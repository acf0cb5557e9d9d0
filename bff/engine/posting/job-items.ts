import { isBoilerplate } from './boilerplate.ts';
import { capitalizeItem } from './capitalize-item.ts';
import { type JobPart, readHeading } from './job-headings.ts';

export type { JobPart } from './job-headings.ts';

/** A statement of a position: one thing that it asks for or that is to be done. */
export interface JobItem {
  text: string;
  /** What its part of the posting is about. */
  part: JobPart;
}

/** What opens an item of a list. */
export const BULLET = /^\s*(?:[•‣▪●○◦■✔✓☑➤➢▸►→*–—·-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;
const MAX_ITEM_WORDS = 34;

/** What opens a sentence on the work in a posting without headings. */
const OF_WORK = /^(?:you(?:['’]ll| will)|(?:main |key )?(?:responsibilities|duties)(?: will)? include)\s/i;

/** The statements of a posting in order, with the part that each stands in. */
export function readJobItems(description: string): JobItem[] {
  return statementsIn(description)
    .filter(({ text }) => countWords(text) <= MAX_ITEM_WORDS * 2)
    .map(({ text, part }) => ({ text: tidy(text), part }))
    .filter(({ text, part }) => part !== 'skip' && text.length > 2 && !isBoilerplate(text));
}

/** All that a posting says, statement by statement, with the part that each stands in. */
export function statementsIn(description: string): JobItem[] {
  const items: JobItem[] = [];
  let part: JobPart = 'unknown';
  const lines = description.split(/\r?\n/);
  const aboveList = linesAboveList(lines);
  for (const [at, line] of lines.entries()) {
    const isBullet = BULLET.test(line);
    const isAboveList = !isBullet && aboveList.has(at);
    const text = line.replace(BULLET, '').trim();
    const heading = readHeading(text, isBullet, isAboveList);
    if (heading?.isLasting === true) part = heading.part;
    if (heading !== null && (heading.rest === '' || !heading.isLasting)) continue;
    for (const statement of statementsOf(heading?.rest ?? text)) {
      const isDuty = part === 'unknown' && OF_WORK.test(statement);
      items.push({ text: statement, part: isDuty ? 'duty' : part });
    }
  }
  return items;
}

/** The places of the lines after which the next one that is not empty opens with a bullet. */
function linesAboveList(lines: readonly string[]): ReadonlySet<number> {
  const above = new Set<number>();
  let isBulletNext = false;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (isBulletNext) above.add(at);
    if (line.trim() !== '') isBulletNext = BULLET.test(line);
  }
  return above;
}

/** Sentences, parted again at semicolons and, where they run on, at the verbs of an enumeration. */
function statementsOf(line: string): string[] {
  const sentences = line.split(
    /(?<=[A-Za-z)\]]{2}[.!?])\s+(?=[A-Z\d“"])|;(?!\s*or (?:an |any )?equivalent)\s*(?:and\s+|or\s+)?/,
  );
  return sentences
    .flatMap((sentence) => (countWords(sentence) > MAX_ITEM_WORDS ? partAtVerbs(sentence) : [sentence]))
    .map((statement) => statement.replace(BULLET, '').trim());
}

function partAtVerbs(sentence: string): string[] {
  return sentence.split(
    /,\s(?:and\s)?(?=[a-z]{3,}(?:s|ing|es)\s(?:the|a|an|and|or|of|in|to|with|for|on|[a-z]+)\s)/,
  );
}

/** Without bullets, closing marks, and the subject of a bulletin: "A Senior Accountant plans …" is "Plans …". */
function tidy(statement: string): string {
  const text = statement
    .replace(
      /^(?:the |our )?(?:ideal|successful|qualified|right) (?:candidates?|applicants?) (?:will|must|should|would)?\s?(?:also )?(?:have|has|possess(?:es)?|hold|holds|brings?|be|is)\s/i,
      '',
    )
    .replace(/^[^.]{3,90}?\b(?:seeks|is seeking|is looking for)\s(?:an?\s)?/i, '')
    .replace(/^(?:An?|The|an?|the)\s(?:[A-Z][\w/&-]*\s){1,5}(?=[a-z]+s\b)/, '')
    .replace(
      /^(?:(?:main |key )?(?:responsibilities|duties)(?: will)? include|and|or|may|must|will|should|you(?:['’]ll| will| are| have)?|we(?:['’]re| are)? looking for|looking for)\s+/i,
      '',
    )
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return capitalizeItem(text);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
