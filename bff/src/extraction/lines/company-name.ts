import { isPlace, isTown } from './contact-line.ts';
import { isJobTitle, isOrganisation } from './job-title.ts';

/** A piece of the heading of a role. */
export interface HeadPiece {
  text: string;
  line: number;
  /** The dash that parts it from the piece before, which may belong to the same name; null behind any other sign. */
  dash: string | null;
}

/** An employer's name with its parts that dashes join, as in "State University — IT Service Desk". */
export function withNeighbours(
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

/** Parts an employer from its place: "Acme GmbH, Hamburg", "City Hospital, Boston, MA". */
export function readEmployer(words: string): { company: string; location: string | null } {
  const commas = [...words.matchAll(/,\s/g)].map((match) => match.index);
  for (const at of commas) {
    const company = words.slice(0, at);
    const rest = words.slice(at + 1).trim();
    if (isPlace(rest) || (isOrganisation(company) && isTown(rest) && !LEGAL.test(rest)))
      return { company, location: rest };
  }
  return { company: words, location: null };
}

const LEGAL = /^(?:inc|llc|ltd|limited|corp|co|gmbh|plc|pty|sa|ag|bv)\.?$/i;
