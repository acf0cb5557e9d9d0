import { findLinks, readEmail } from '../extraction/lines/contact-line.ts';
import { isJobTitle } from '../extraction/lines/job-title.ts';
import { nameWords, turnedName } from '../extraction/lines/name-words.ts';
import type { Line } from './line.ts';
import { readLocation } from './location.ts';
import { readPhone } from './phone.ts';
import type { Profile } from './profile.ts';

/** Lines at the top that may hold contacts though nothing marks them. */
const TOP_LINES = 12;

type Contacts = Pick<
  Profile,
  'candidateName' | 'headline' | 'email' | 'phone' | 'phoneE164' | 'location' | 'links'
>;

/** Who the candidate is and how to reach them; the header's title where no role is dated. */
export function readContacts(lines: readonly Line[]): Contacts {
  const header = lines.filter(isOfHeader);
  const texts = header.map((line) => line.text).filter((text) => !OF_OTHERS.test(text));
  const links = lines.flatMap((line) => findLinks(line.text).map((link) => link.text));
  const title = header.find(
    (line) => line.section === 'header' && line.kind === 'line' && isHeadline(line.text),
  );
  const location = readLocation(header);
  const others = lines
    .filter((line, index) => !isOfHeader(line, index) && !isOfOthers(line))
    .map((line) => line.text);
  const phone = readPhone(texts, location);
  return {
    candidateName: readName(lines),
    headline: title?.text.split('\t')[0] ?? null,
    email: firstOf(texts, readEmail) ?? firstOf(others, readEmail),
    ...(phone.phone === null ? readPhone(others, location) : phone),
    location,
    links: [...new Set(links)].slice(0, 8),
  };
}

function isOfHeader({ section, kind }: Line, index: number): boolean {
  return section === 'header' || kind === 'contact' || index < TOP_LINES;
}

const OF_OTHERS = /^(?:supervisor|manager|referee|references?|reports? to)\b/i;

/** How to reach a former supervisor or a referee. */
function isOfOthers(line: Line): boolean {
  return (
    line.section !== 'other' ||
    /\b(?:referees?|references?)\b/i.test(line.heading ?? '') ||
    line.text.length > 60
  );
}

function readName(lines: readonly Line[]): string | null {
  const line = lines.find((candidate) => candidate.kind === 'name');
  if (line === undefined) return null;
  const turned = turnedName(line.text);
  const words =
    turned === null || isJobTitle(line.text.split(', ')[1] ?? '') ? nameWords(line.text) : turned.split(' ');
  const isShouted =
    words.every((word) => word === word.toUpperCase()) && words.some((word) => word.length > 2);
  return (isShouted ? words.map(capitalize) : words).join(' ');
}

/** "O’NEIL-LEE" becomes "O’Neil-Lee". */
function capitalize(word: string): string {
  return word.toLowerCase().replace(/(?:^|[-’'.])\p{L}/gu, (start) => start.toUpperCase());
}

function isHeadline(text: string): boolean {
  return text.split(/\s+/).length <= 10 && isJobTitle(text);
}

function firstOf(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}
