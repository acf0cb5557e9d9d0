import { isPlace, isTown } from './contact-line.ts';
import { isJobTitle, isOrganization } from './job-title.ts';
import { countryOf } from './regions.ts';

/** A piece of the heading of a role. */
export interface HeadPiece {
  text: string;
  line: number;
  /** The dash that parts it from the piece before, which may belong to the same name; null behind any other sign. */
  dash: string | null;
}

/** An employer's name with its parts that dashes join, as in "State University — IT Service Desk". */
export function withNeighbors(
  piece: HeadPiece,
  pieces: readonly HeadPiece[],
  title: HeadPiece | null,
): string {
  const isName = (other: HeadPiece | undefined) =>
    other !== undefined &&
    other !== title &&
    other.line === piece.line &&
    !isJobTitle(other.text) &&
    !isPlace(other.text);
  let first = pieces.indexOf(piece);
  let last = first;
  while (isJoined(pieces[first]) && isName(pieces[first - 1])) first -= 1;
  while (isJoined(pieces[last + 1]) && isName(pieces[last + 1])) last += 1;
  return pieces
    .slice(first, last + 1)
    .map(({ text, dash }, index) => (index === 0 ? '' : (dash ?? '')) + text)
    .join('');
}

function isJoined(piece: HeadPiece | undefined): boolean {
  return piece !== undefined && piece.dash !== null;
}

/**
 * Parts an employer from its place: "Acme GmbH, Hamburg", "City Hospital, Boston, MA". Where the place stands elsewhere, a
 * town behind the comma is part of the name: "University of California, Berkeley".
 */
export function readEmployer(
  written: string,
  isPlaced = false,
): { company: string; location: string | null } {
  const [, named, place] = /^(.{2,}?)\s\(([^()]{3,40})\)$/.exec(written) ?? [];
  if (named !== undefined && place !== undefined && (isPlace(place) || countryOf(place) !== undefined))
    return { company: named, location: place };
  const words = withoutDescription(written);
  const commas = [...words.matchAll(/,\s/g)].map((match) => match.index);
  for (const at of commas) {
    const company = words.slice(0, at);
    const rest = words.slice(at + 1).trim();
    if (isPlaced && countryOf(rest) === undefined) continue;
    if (isPlace(rest) || isTownOf(company, rest)) return { company, location: rest };
  }
  return { company: words, location: null };
}

function isTownOf(company: string, rest: string): boolean {
  const isSpelledOut = company.split(' ').length >= 2 && !isOrganization(company);
  return isTown(rest) && !LEGAL.test(rest) && (isOrganization(company) || isSpelledOut);
}

/** "Acme Analytics (8 employee startup)": what says something of an employer is no part of its name. */
function withoutDescription(words: string): string {
  return words.replace(/\s\((?:\d|\p{Ll})[^()]*\s[^()]*\s[^()]*\)$/u, '');
}

const LEGAL = /^(?:inc|llc|ltd|limited|corp|co|gmbh|plc|pty|sa|ag|bv)\.?$/i;
