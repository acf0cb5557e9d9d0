import { type HeadPiece, readEmployer, withNeighbors } from './company-name.ts';
import { isPlace, isTown } from './contact-line.ts';
import {
  isJobTitle,
  isLedByJobNoun,
  isNamedByTrade,
  isOrganization,
  isSurelyOrganization,
} from './job-title.ts';
import { countryOf, hasRegion } from './regions.ts';
import { partFused, splitTitleAndCompany, type TitleAndCompany } from './title-and-company.ts';

/** What the heading of a role says of it. */
export interface NamedRole {
  title: string | null;
  company: string | null;
  location: string | null;
}

/** A piece of a heading; see `company-name.ts` for what its employer is called. */
export interface Piece extends HeadPiece {
  line: number;
  isBehindDates?: boolean;
  /** Where a line stands that has the title, though its words name no job. */
  isTitle?: boolean;
  /** Where a label in front of it says that it is the employer's name. */
  isEmployer?: boolean;
}

/** A title without an employer's words, else "Engineer, Acme Corp", whose title stands in front of a comma. */
export function pickTitle(pieces: readonly Piece[]): Piece | null {
  const named = pieces.filter((piece) => isJobTitle(piece.text));
  const jobs = named.filter((piece) => !isNamedByTrade(piece.text));
  const titles = jobs.length > 0 ? jobs : named;
  return (
    pieces.find((piece) => piece.isTitle === true) ??
    titles.find(
      (piece) => SENIOR.test(piece.text) && isLedByJobNoun(piece.text) && !isOrganization(piece.text),
    ) ??
    titles.find((piece) => isLedByJobNoun(piece.text) && !isOrganization(piece.text)) ??
    titles.find((piece) => !isOrganization(piece.text)) ??
    titles.find((piece) => isJobTitle(piece.text.split(/,\s/)[0] ?? '')) ??
    titles[0] ??
    pickBesideEmployer(pieces)
  );
}

/** "Key Holder" in front of "Acme Inc": where a sure employer has one other name beside it, that is the title. */
function pickBesideEmployer(pieces: readonly Piece[]): Piece | null {
  const names = pieces.filter((piece) => !isPlace(piece.text));
  const employer = names.find((piece) => piece.isEmployer === true || isSurelyOrganization(piece.text));
  const [other, ...more] = names.filter((piece) => piece !== employer);
  if (employer === undefined || other === undefined || more.length > 0 || isOrganization(other.text))
    return null;
  const isBefore = pieces.indexOf(other) < pieces.indexOf(employer);
  return isBefore || names.length < pieces.length ? other : null;
}

const SENIOR = /^(?:sr|senior|jr|junior|lead|head|principal|staff|chief|associate)\b/i;

/** The title and the employer: a piece of its own, or the other side of the title's comma. */
export function nameRole(title: Piece | null, pieces: readonly Piece[]): NamedRole {
  const all = pieces.filter((piece) => piece !== title);
  const placed = all.find((piece) => isPlace(piece.text) && !isEmployerAndTown(piece, all));
  const place = placed?.text ?? null;
  const others = all.filter(
    (piece) => piece !== placed && (!isPlace(piece.text) || isEmployerAndTown(piece, all)),
  );
  const other =
    others.find((piece) => piece.isEmployer === true) ??
    others.find((piece) => isOrganization(piece.text)) ??
    others.find((piece) => !isJobTitle(piece.text) || isNamedByTrade(piece.text)) ??
    others.find((piece) => !isLedByJobNoun(piece.text) && !isSideOf(piece, title)) ??
    others.find((piece) => title !== null && piece.line !== title.line);
  const employer = other === undefined ? null : employerOf(other, { pieces, title, all, place });
  const town = others.find((piece) => piece !== other && isTownBeside(piece, title))?.text ?? null;
  const pair =
    title === null || title.isTitle === true || other?.isEmployer === true
      ? null
      : splitTitleAndCompany(title.text);
  const isTownFree = place === null;
  if (pair !== null && (other === undefined || outweighs(pair, other, isTownFree ? title : null))) {
    const { company, location } = readEmployer(pair.company, place !== null);
    const beside = other !== undefined && isTownBeside(other, title) ? other.text : town;
    return { title: pair.title, company, location: location ?? pair.location ?? place ?? beside };
  }
  const isAlone = title !== null && other === undefined && place !== null && title.isTitle !== true;
  const fused = isAlone ? partFused(title.text) : null;
  return {
    title: fused?.title ?? title?.text ?? null,
    company: fused?.company ?? employer?.company ?? null,
    location: place ?? employer?.location ?? town,
  };
}

/** "Consultant | Designer at large": what the title's own line says more of the job. */
function isSideOf(piece: Piece, title: Piece | null): boolean {
  return title !== null && piece.line === title.line && /^\p{Ll}/u.test(piece.text);
}

/** A town behind the dates or on a line of its own. */
function isTownBeside(piece: Piece, title: Piece | null): boolean {
  const isApart = piece.isBehindDates === true || (title !== null && piece.line !== title.line);
  return isApart && isTown(piece.text) && piece.text.split(/\s+/).length <= 2;
}

/** "Volta Mobile Money, Accra", whose end names no region, where nothing else names the employer. */
function isEmployerAndTown({ text }: Piece, all: readonly Piece[]): boolean {
  const [name = '', ...rest] = text.split(', ');
  const isNamed = all.some((other) => !isPlace(other.text) && !isJobTitle(other.text));
  const isAlone = !all.some((other) => other.text !== text && isPlace(other.text));
  const isTown =
    rest.length === 1 && (name.includes(' ') || isAlone) && !hasRegion(text) && !REMOTE.test(name);
  const isTownAndCountry = rest.length === 2 && countryOf(rest[0] ?? '') === undefined;
  return !isNamed && (isTown || isTownAndCountry);
}

const REMOTE = /^(?:remote|hybrid)\b/i;

interface Beside {
  pieces: readonly Piece[];
  title: Piece | null;
  all: readonly Piece[];
  place: string | null;
}

function employerOf(piece: Piece, { pieces, title, all, place }: Beside) {
  const read = readEmployer(withNeighbors(piece, pieces, title), place !== null);
  const [company = '', town] = piece.text.split(', ');
  const isOneWord = town !== undefined && !company.includes(' ') && !isOrganization(town);
  const isBoth = place === null && read.location === null && isOneWord && isPlace(piece.text);
  return isBoth && isEmployerAndTown(piece, all)
    ? { company, location: piece.text.slice(company.length + 2) }
    : read;
}

/** "Acme Corp" at the title's comma beats another piece; any name before the title, and one of two words, beats a town. */
function outweighs(pair: TitleAndCompany, other: Piece, title: Piece | null): boolean {
  if (isOrganization(other.text)) return isOrganization(pair.company) && !pair.isCompanyFirst;
  if (isOrganization(pair.company)) return true;
  const isNamed = pair.isCompanyFirst ? other.isBehindDates === true : pair.company.includes(' ');
  return isNamed && isTownBeside(other, title);
}
