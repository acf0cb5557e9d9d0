import { isPlace } from './contact-line.ts';
import { isOnlyDates } from './date-range.ts';
import { isJobTitle, isLedByJobNoun, isSurelyOrganization } from './job-title.ts';
import type { Piece } from './name-role.ts';
import { countryOf, hasRegion } from './regions.ts';
import { takeLabel } from './role-labels.ts';
import { partFused } from './title-and-company.ts';

/** Signs between the parts of a heading; the last are dashes whose bytes somebody read in another encoding. */
const SEPARATORS =
  /(\t|\s?(?!°)\p{So}\s|\sas\s(?:an?\s)?(?=\p{Lu})|\s[|·•–—-]\s|\s?[|·•]\s?|\s\/{2}\s|\s@\s|\sat\s(?=\p{Lu})|;\s|\s(?:ï¼|â€[“”–—])\s)/u;

/** The parts of a line that heads a role: what signs and wide gaps part, and what ends by its own words. */
export function splitHead(text: string, line: number): Piece[] {
  const { words: bare, says } = takeLabel(text.trim());
  const written = bare.replace(/\s*[([]\s*[)\]]?\s*$/, '').replace(/\s,/g, ',');
  const parts = partPlace(partEmployer(partSlash(partTitle(written)))).split(SEPARATORS);
  const pieces: Piece[] = [];
  for (let index = 0; index < parts.length; index += 2) {
    const words = (parts[index] ?? '')
      .replace(/^(?:[\s,;:()[\]/–—-]|(?!°)\p{So})+|(?:[\s,;:([\]/–—-]|\p{So})+$/gu, '')
      .replace(/^([^()]*)\)$/, '$1')
      .replace(/(?<=\p{L}{4})(?<!\b(?:corp|bros|intl|assn))\.$/iu, '');
    const dash = parts[index - 1] ?? '';
    if (!/\p{L}{2}/u.test(words) || isOnlyDates(words) || ASIDE.test(words)) continue;
    const isFirst = pieces.length === 0;
    const [first, ...others] = partBehindTitle(words);
    pieces.push(
      {
        text: first,
        line,
        dash: /^\s[–—-]\s$/.test(dash) && !isFirst ? dash : null,
        ...(isFirst ? says : {}),
      },
      ...others.map((other) => ({ text: other, line, dash: null })),
    );
  }
  return pieces;
}

/** "Sales Manager Acme Inc", "Sales Manager Austin, TX": the title ends by its noun, where an employer or a place is behind. */
function partBehindTitle(words: string): [string, ...string[]] {
  const fused = partFused(words);
  if (fused === null) return [words];
  const [name = ''] = fused.company.split(/,\s|\sof\s/);
  const isNamed =
    isSurelyOrganization(name.split(' ').at(-1) ?? '') ||
    (isPlace(fused.company) && hasRegion(fused.company));
  return isNamed ? [fused.title, fused.company] : [words];
}

/** A line without the sentence behind its place: "Acme Inc, Austin, TX Led the move to Go." */
export function headOf(text: string): string {
  for (const match of text.slice(0, LONGEST_HEAD).matchAll(/,\s(\p{Lu}[\p{L}.]*)(?=\s\p{Lu})/gu)) {
    const end = match.index + match[0].length;
    const [first = '', second = ''] = text.slice(end + 1, end + 1 + LONGEST_HEAD).split(' ');
    if (hasRegion(match[1] ?? '') && !isJobTitle(`${first} ${second}`)) return text.slice(0, end);
  }
  return text;
}

const LONGEST_HEAD = 120;

/** An employer's name ends with its legal form: "Acme Inc. Austin, TX"; so does the one that a template leaves open. */
function partEmployer(text: string): string {
  return text
    .replace(/(?<=\s)(?:Inc|INC|LLC|Ltd|LTD|Corp|CORP|Corporation|GmbH|PLC|plc)\b\.?(?=\s\p{Lu})/gu, '$&\t')
    .replace(/(?<=^|\s)Company Name(?=$|[\s,])/g, '\tCompany Name\t');
}

/** How somebody was employed, and how long that was: no part of a title or an employer's name. */
const ASIDE =
  /^(?:(?:full|part)[- ]time|contract|permanent|temporary|seasonal|self-employed|on-site|vollzeit|teilzeit|(?:\d{1,2}\+?\s?(?:years?|yrs?|months?|mos?)\.?,?\s?(?:and\s)?){1,2})$/i;

/** "Atelier Blanc (Design Lead)" and "Charge Nurse: City Clinic" have two pieces. */
function partTitle(text: string): string {
  const [, before = '', title = ''] = /^([^()\t]{2,60}?)\s\(([^()]{3,60})\)\s*$/.exec(text) ?? [];
  if (before !== '' && isLedByJobNoun(title) && !isJobTitle(before)) return `${before}\t${title}`;
  const [, named = '', rest = ''] = /^([^:\t]{3,60}):\s(\p{Lu}.*)$/u.exec(text) ?? [];
  return named !== '' && isJobTitle(named) ? `${named}\t${rest}` : text;
}

/** "Charge Nurse / Mercy River Hospital" has two pieces, "America Online / Netscape" and "(L6 / L7)" one. */
function partSlash(text: string): string {
  const bare = text.replace(/^\s*\/\s|\s\/\s*$/g, '');
  const [before = '', behind = '', ...more] = bare.split(' / ');
  const isPair = more.length === 0 && behind !== '' && !/[()]/.test(bare);
  const isTitled = isLedByJobNoun(before) !== isLedByJobNoun(behind) || isPlace(behind);
  return isPair && isTitled ? `${before}\t${behind}` : bare;
}

/**
 * Parts a place from what stands before it behind a full stop, or behind a hyphen as some sites print it, and from a title
 * behind its region: "Olive Garden. Austin, TX", "Jellyfish-London, UK", "Austin, TX Line Cook".
 */
function partPlace(text: string): string {
  const stop = [...text.matchAll(/(?<!\b(?:St|Ft|Mt|Ste))\.\s(?=\p{Lu})/gu)].at(-1)?.index ?? text.length;
  const [name, rest] = [text.slice(0, stop), text.slice(stop + 2).replace(/[\s,.]{1,3}$/, '')];
  if (isPlace(rest)) return `${name}\t${rest}`;
  const [, before = '', place = ''] = /^([^\t]{2,60}?)-(\p{Lu}[\p{L}. ]+, [^\t,]+)$/u.exec(text) ?? [];
  if (before !== '' && countryOf(place) !== undefined) return `${before}\t${place}`;
  return partTitleBehindRegion(text);
}

function partTitleBehindRegion(text: string): string {
  const at = text.indexOf(', ') + 2;
  const words = text.slice(at).split(' ');
  const length = [2, 1].find((count) => hasRegion(words.slice(0, count).join(' '))) ?? 0;
  const title = words.slice(length).join(' ');
  const isBehind = at > 1 && length > 0 && isJobTitle(title) && !isJobTitle(text.slice(0, at));
  return isBehind ? `${text.slice(0, at)}${words.slice(0, length).join(' ')}\t${title}` : text;
}
