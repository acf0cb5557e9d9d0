import { type JobPart, partOfLabel, readHeading } from './job-headings.ts';

/** A sentence or an item of a posting, with the part that it stands in. */
export interface Statement {
  /** Its words; each line break in it is a space, so that offsets stay. */
  readonly text: string;
  /** Where it begins in the description. */
  readonly start: number;
  readonly part: JobPart;
  /** Whether it stands in a list, or on a line of its own below a heading: then it needs no verb to be a demand. */
  readonly isListed: boolean;
  readonly isBullet: boolean;
  /** Whether it stands behind a semicolon, so that it is what the one before it is. */
  readonly goesOn: boolean;
  /** Whether it begins a paragraph. */
  readonly isApart: boolean;
}

interface Line {
  readonly text: string;
  readonly start: number;
  readonly isBullet: boolean;
  /** Whether a blank line stands before it. */
  readonly isApart: boolean;
}

/** What opens an item of a list. */
export const BULLET = /^\s*(?:[•‣▪●○◦■✔✓☑➤➢▸►→*–—·-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;
const ANY_BULLET = /^\s*[•‣▪●○◦■✔✓☑➤➢▸►→*·]\s*/;

/** Postings that are wrapped by hand have lines of such a length. */
const WRAPPED = { least: 65, most: 100, slack: 12 } as const;
const LEAST_CONTINUED = 30;
/** No sentence is longer: what runs on without an end is cut where a word ends. */
const LONGEST = 600;

/** All that a posting says, statement by statement. */
export function statementsIn(description: string): Statement[] {
  const lines = linesOf(description);
  const found: Statement[] = [];
  let part = 'unknown' as JobPart;
  let [hasList, isHeaded] = [false, false];
  for (const [at, line] of lines.entries()) {
    const isAboveList = !line.isBullet && lines[at + 1]?.isBullet === true;
    const heading = line.isBullet ? null : readHeading(line.text, isAboveList);
    if (heading === null && line.isApart && !isItem(line) && hasList && part !== 'skip') {
      [part, isHeaded] = ['unknown', false];
    }
    if (heading !== null) {
      part = heading.part === 'unknown' && (part === 'must' || part === 'duty') ? part : heading.part;
      [hasList, isHeaded] = [false, true];
    }
    hasList ||= isItem(line);
    found.push(
      ...statementsOf(line, { from: heading?.rest ?? 0, part, isListed: line.isBullet || isHeaded }),
    );
  }
  return found;
}

/** An item of a list, with or without a bullet: no sentences. */
const isItem = ({ text, isBullet }: Line): boolean => isBullet || (text.length < 80 && !/[.!;]/.test(text));

interface Place {
  readonly from: number;
  readonly part: JobPart;
  readonly isListed: boolean;
}

/** The sentences of a line. A question heads what follows in its paragraph, and a label its own sentence. */
function statementsOf(line: Line, place: Place): Statement[] {
  let { part } = place;
  return sentencesOf(line.text, place.from).flatMap(({ start, end }, at): Statement[] => {
    const sentence = line.text.slice(start, end);
    if (sentence.endsWith('?')) {
      part = partOfLabel(sentence) ?? part;
      return [];
    }
    const label = line.isBullet ? null : /^[\p{L}'’ ]{3,30}:\s+(?=\S)/u.exec(sentence)?.[0];
    const own =
      label === null || label === undefined || label.split(' ').length > 4 ? null : partOfLabel(label);
    const skipped = own === null ? 0 : (label?.length ?? 0);
    const text = sentence.slice(skipped);
    return [
      {
        text,
        start: line.start + start + skipped,
        part: own ?? part,
        isListed: place.isListed || own !== null,
        isBullet: line.isBullet,
        goesOn: at > 0 && /;\s+$/.test(line.text.slice(Math.max(0, start - 3), start)),
        isApart: at === 0 && line.isApart,
      },
    ];
  });
}

/** The lines that hold something, those together that were wrapped. */
function linesOf(description: string): Line[] {
  const lines: Line[] = [];
  const raw = [...description.matchAll(/[^\r\n]+/g)].filter(([text]) => /\S/.test(text));
  const longest = raw.reduce((most, [text]) => Math.max(most, text.length), 0);
  let end = 0;
  for (const match of raw) {
    const isApart = /\n[^\n]*\n|\r[^\r\n]*\r/.test(description.slice(end, match.index));
    end = match.index + match[0].length;
    const bullet = (BULLET.exec(match[0]) ?? ANY_BULLET.exec(match[0]))?.[0];
    const last = lines.at(-1);
    if (last !== undefined && bullet === undefined && !isApart && isContinued(last.text, match[0], longest)) {
      const text = description.slice(last.start, end).replace(/\s/g, ' ').trimEnd();
      lines[lines.length - 1] = { ...last, text };
      continue;
    }
    const lead = bullet ?? /^\s*/.exec(match[0])?.[0] ?? '';
    const text = match[0].slice(lead.length).replace(/\s/g, ' ').trimEnd();
    lines.push({ text, start: match.index + lead.length, isBullet: bullet !== undefined, isApart });
  }
  return withNotes(lines);
}

/** Of so many short lines that follow one another, below the first ones, each is an item of a list. */
const LEAST_NOTES = 3;

function withNotes(lines: readonly Line[]): Line[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (line.isApart || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks.flatMap((block, at) => {
    const isList =
      at > 0 &&
      block.length >= LEAST_NOTES &&
      block.every((line) => isItem(line) && !line.isBullet && line.text.length < 50);
    return isList && !block.some((line) => readHeading(line.text, line === block[0]) !== null)
      ? block.map((line) => ({ ...line, isBullet: true }))
      : block;
  });
}

/** Whether a line only goes on where the one before it ended for want of room. */
function isContinued(before: string, line: string, longest: number): boolean {
  const last = before.length > WRAPPED.most ? WRAPPED.most : before.length;
  if (/[.!?:;]["”)]?\s*$/.test(before.slice(-4)) || before.length > 20 * longest) return false;
  if (/^\s*\p{Ll}(?!\p{Lu})/u.test(line)) return last >= LEAST_CONTINUED;
  const isWrapped = longest >= WRAPPED.least && longest <= WRAPPED.most;
  return isWrapped && before.length >= longest - WRAPPED.slack;
}

/** What ends with a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{L}|e\.g|i\.e|vs|approx|min|max|incl|exp|st|dr|mr|mrs|ms|no|inc|co|mo|dept|sr|jr|u\.s)\.$/iu;
const ENDS = /(?<![.!?…])[.!?…]+["”’)]?\s+|;\s+/g;

function sentencesOf(text: string, from: number): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let start = from;
  const close = (end: number, next: number) => {
    while (end - start > LONGEST) {
      const space = text.lastIndexOf(' ', start + LONGEST);
      const cut = space > start ? space : start + LONGEST;
      found.push({ start, end: cut });
      start = cut;
    }
    if (/[\p{L}\d]/u.test(text.slice(start, end))) found.push({ start, end });
    start = next;
  };
  ENDS.lastIndex = from;
  for (let match = ENDS.exec(text); match !== null; match = ENDS.exec(text)) {
    const next = match.index + match[0].length;
    const behind = text.slice(next, next + 80);
    const isEnd =
      match[0].startsWith(';') && !/^or\b|\b(?:equivalent|substituted)\b/i.test(behind)
        ? true
        : !match[0].startsWith(';') &&
          /^[\p{Lu}\d“"'(+$€£-]/u.test(behind) &&
          !ABBREVIATION.test(text.slice(Math.max(start, match.index - 8), match.index + 1));
    if (isEnd) close(match.index + match[0].trimEnd().length, next);
  }
  close(text.length, text.length);
  return found;
}
