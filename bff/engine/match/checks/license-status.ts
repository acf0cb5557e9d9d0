import { findLicenses } from '../../posting/license-requirement.ts';
import type { Span } from '../../profile/profile.ts';

/** What a resume says of a license that it names. */
export interface LicenseState {
  state: 'active' | 'named' | 'underway' | 'ended';
  /** The words that say so, with their offsets into the text; null where it is only named. */
  words: string | null;
  span: Span;
}

const ENDED =
  /\b(?:expired|lapsed|inactive|revoked|suspended|surrendered|former(?:ly)?|no longer (?:held|active|valid)|not renewed|retired)\b(?:\s(?:in\s)?(?:\p{L}+\s)?(?:19|20)\d\d)?/iu;
const NONE =
  /\b(?:no|without(?: an?)?|don['’]t have an?|do not have an?|not yet an?)\s(?:current |valid |active )?$/i;
const UNDERWAY =
  /\b(?:in progress|underway|pursuing|studying (?:for|towards?)|working (?:on|towards?)|preparing (?:for|to take)|candidate|anticipated|expected|scheduled|planned|eligible|to be (?:taken|completed|obtained)|currently (?:completing|enrolled|taking)|enrolled|applied for|pending)\b(?:\s(?:in\s)?(?:\p{L}+\.?\s)?20\d\d)?/iu;
const ACTIVE = /\b(?:active|current|valid|renewed|in good standing|unrestricted)\b/i;
/** "Expires 03/2028", "valid until June 2024", "exp. 2019". */
const UNTIL =
  /\b(?:exp(?:ires?|iry|iration)?(?: date)?|valid (?:until|till|to|through|thru)|through|renewal)\b[.:]?\s(?:on\s)?(?:(?:(\d{1,2})[/.])?(?:\d{1,2}[/.])?|\p{L}+\.?,?\s(?:\d{1,2},?\s)?)((?:19|20)\d\d)/iu;

/**
 * What a line says of a license that stands in it: the words behind it up to the next one or the next sign that parts
 * items, and those before it. What has ended or is under way is told by words; a license without any is held.
 *
 * @param year the year that the resume is read in.
 */
export function licenseStatusOf(text: string, mention: Span, year: number): LicenseState {
  const span = itemOf(text, mention);
  const [before, behind] = [text.slice(span.start, mention.start), text.slice(mention.end, span.end)];
  const found = (state: LicenseState['state'], words: string | null) => ({ state, words, span });
  if (NONE.test(before))
    return found('ended', `${NONE.exec(before)?.[0] ?? ''}${text.slice(mention.start, mention.end)}`);
  const until = UNTIL.exec(behind);
  if (until !== null && Number(until[2]) < year) return found('ended', until[0]);
  for (const words of [behind, before]) {
    const ended = ENDED.exec(words)?.[0];
    if (ended !== undefined) return found('ended', ended);
    const underway = UNDERWAY.exec(words)?.[0];
    if (underway !== undefined) return found('underway', underway);
  }
  const isActive = until !== null || ACTIVE.test(before) || ACTIVE.test(behind);
  return found(isActive ? 'active' : 'named', null);
}

/** "BLS for CPR and AED (expires July 2014)": what is said behind the last is said of all. */
const JOINED = /^[\s)]*(?:for|and|&|\/|with)\s*$/i;

/** The item of a list that holds a license, with what is said of it. */
function itemOf(text: string, mention: Span): Span {
  const others = findLicenses(text);
  const next =
    others.find(
      ({ start }, at) =>
        start >= mention.end && !JOINED.test(text.slice(others[at - 1]?.end ?? mention.end, start)),
    )?.start ?? text.length;
  const previous = others.findLast(({ end }) => end <= mention.start)?.end ?? 0;
  const behind = text.slice(mention.end, next).search(/[;|•·\t]|\.\s|\sand\s*$|,\s*$/);
  const ahead = text.slice(previous, mention.start).search(/[^;|•·\t.,]*$/);
  return {
    start: previous + Math.max(0, ahead),
    end: behind < 0 ? next : mention.end + behind,
  };
}
