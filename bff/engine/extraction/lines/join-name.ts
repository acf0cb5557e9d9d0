import { isPlace, readEmail } from './contact-line.ts';
import { looksLikeName } from './find-name.ts';
import { isJobTitle } from './job-title.ts';
import { bodySizeOf, type SourceLine } from './line.ts';
import { nameWords } from './name-words.ts';
import { isSectionHeading } from './section-heading.ts';

const MOST_PARTS = 3;
/** Letters of a name, by the size of the text. */
const LARGE = 1.4;
const AT_LEAST = 1.12;
/** How far the second part stands below the first, in letter heights of the larger. */
const NEXT = 1.6;
const MOST_WORDS = 6;

/** Puts a name together whose parts stand on two lines or three, in one size or in two: "María de la Fuente" above "Ortiz". */
export function joinName(lines: readonly SourceLine[]): SourceLine[] {
  const body = bodySizeOf(lines) || 10;
  let joined = joinFlowing(lines);
  for (let parts = 1; parts < MOST_PARTS; parts += 1) {
    const at = joined.findIndex((line, index) => isBrokenName(line, joined[index + 1], body));
    const [first, second] = [joined[at], joined[at + 1]];
    if (first === undefined || second === undefined) break;
    joined = [...joined.slice(0, at), together(first, second), ...joined.slice(at + 2)];
  }
  return joined;
}

/** In a format without places: first lines of one word each, or one of two, that an address has the last word of. */
function joinFlowing(lines: readonly SourceLine[]): SourceLine[] {
  for (const parts of [MOST_PARTS, 2]) {
    const [first, ...others] = lines.slice(0, parts);
    const last = others.at(-1);
    if (first === undefined || last === undefined || first.place !== null) continue;
    const counts = [first, ...others].map(({ text }) => nameWords(text).length);
    const words = counts.reduce((sum, count) => sum + count, 0);
    const isFew = words === parts || (parts === 2 && words === 3);
    const isBroken = isFew && [first, ...others].every((line) => !line.text.includes('\t') && isPart(line));
    const isAddressed = lines.slice(0, HEADER).some(({ text }) => isMadeOf(readEmail(text), last.text));
    const isAlone = [first, ...others].every((line) => line.isEmphatic) && lines[parts]?.isEmphatic === false;
    const isSet =
      isAlone &&
      parts === 2 &&
      isBroken &&
      lines.slice(parts, parts + 3).some(({ text }) => readEmail(text) !== null);
    if (isSet || (isBroken && isAddressed)) return [others.reduce(together, first), ...lines.slice(parts)];
  }
  return [...lines];
}

const HEADER = 14;

/** Whether an address has the last word of a name. */
function isMadeOf(address: string | null, name: string): boolean {
  const [handle = ''] = (address ?? '').split('@');
  const last = nameWords(name).at(-1) ?? '';
  return last.length > 2 && handle !== '' && plain(handle).includes(plain(last));
}

function plain(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/\P{L}/gu, '');
}

function together(first: SourceLine, second: SourceLine): SourceLine {
  const [end = '', ...rest] = second.text.split('\t');
  const size = Math.max(first.size ?? 0, second.size ?? 0);
  return { ...first, size, text: [`${first.text} ${end}`, ...rest].join('\t') };
}

function isBrokenName(line: SourceLine, next: SourceLine | undefined, body: number): boolean {
  if (next === undefined || line.place === null || next.place === null || line.page !== 1) return false;
  const [size, below] = [line.size ?? 0, next.size ?? 0];
  const largest = Math.max(size, below);
  const gap = next.place.baseline - line.place.baseline;
  const isLarge = largest >= LARGE * body && Math.min(size, below) >= AT_LEAST * body;
  if (!isLarge || gap <= 0 || gap > NEXT * largest || !isAligned(line, next)) return false;
  const counts = [line, next].map(({ text }) => nameWords(text).length);
  const isAlike = Math.abs(size - below) < 0.1 * largest;
  const isFew = isAlike ? counts.some((count) => count === 1) || largest >= 1.7 * body : counts[0] === 1;
  return (
    isFew &&
    counts.every((count) => count >= 1 && count <= 4) &&
    (counts[0] ?? 0) + (counts[1] ?? 0) <= MOST_WORDS &&
    !line.text.includes('\t') &&
    isPart(line) &&
    (isPart(next) || (isAlike && counts[0] === 1 && largest >= 1.7 * body && looksLikeName(next.text)))
  );
}

const INITIALS = /^(?:\p{Lu}\.\s?){1,3}$/u;

function isPart({ text }: SourceLine): boolean {
  const [part = ''] = text.split('\t');
  return (
    (looksLikeName(part) || INITIALS.test(part)) &&
    !isJobTitle(part) &&
    !isPlace(part) &&
    !isSectionHeading(part)
  );
}

/** At one edge, or one above the middle of the other. */
function isAligned({ place: one }: SourceLine, { place: other }: SourceLine): boolean {
  if (one === null || other === null || one.region !== other.region) return false;
  const isCentered = Math.abs(one.left + one.right - other.left - other.right) < 8;
  return Math.abs(one.left - other.left) < 3 || Math.abs(one.right - other.right) < 3 || isCentered;
}
