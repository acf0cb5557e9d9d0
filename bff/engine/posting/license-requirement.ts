import { mapOf } from '../language/map-of.ts';
import { readTerms } from '../language/terms.ts';
import { findSkills, kindOfSkill } from '../taxonomy/find-skills.ts';
import { stripLeadIn } from './lead-in.ts';
import type { LicenseAsked } from './requirements.ts';

/** A license that a text names, with its UTF-16 offsets. */
export interface LicenseMention {
  name: string;
  start: number;
  end: number;
}

/** Ways to speak of a license that are no name of it. */
const PHRASES: readonly (readonly [string, RegExp])[] = [
  [
    'Driver’s license',
    /\bführerschein(?: (?:der )?klasse [A-Z]+)?|\bcarn[eé]t? de conducir(?: [A-Z])?|\bpermiso de conducir|\bpermis de conduire(?: [A-Z])?/giu,
  ],
  ['Bar admission', /\b(?:admission|admitted) to (?:the )?(?:[\p{L}]+ ){0,3}bar\b/giu],
  ['Hazmat endorsement', /\bhazmat(?= and| or|,)/gi],
];
const NAME_OF_PHRASE = mapOf({ 'Driver’s license': "Driver's license" });
/** What a name that stands for a degree or for any license says too little for. */
const VAGUE = new Set(['Bachelor of Science in Nursing']);
const BOARD = /^board (?:certified|certification|eligible)$/i;

const LICENSE_WORD =
  /\b(?:licen[cs]es?|licensed|licensure|certificat(?:e|es|ion|ions)|certs?|certified|designations?|credentials?|endorsements?|clearance|registration|permit|card(?=$|\.|,)|zertifikat|zertifizierung|certificación)(?!\p{L})/iu;
/** How a posting says that somebody is to hold one. */
const HOLDS =
  /^(?:an? )?(?:current|currently|valid|active|unrestricted|full|clean|possession|registration|hold|holds|holder|licensed|certified|registered|must|have|has|having|possess|obtain|state)\b/i;
/** What speaks of licenses of others, or of knowing about them. */
const ABOUT_OTHERS =
  /^(?:(?:strong|good|deep|working|prior|previous|some|basic|proven) )?(?:knowledge|experience|experienced|familiar\w*|understanding|ability|exposure|years)\b|\b(?:train|supervis|manag|mentor|coordinat|review|maintain|issu|process|recruit|assist|support|lead|oversee)(?:e|es|s|ing|ed)?\b/i;
const FILLER =
  /\b(?:current|valid|active|unrestricted|possession|hold|holder|possess|obtain|obtained|issued|must|within|days|hire|hiring|good|standing|state|clean|record|own|recognized|recognised|eligible|eligibility|basic|full|card|board|either|certified|licen[cs]ed|registered|become|required?|preferred|desirable|highly|strongly|advantage)\b/gi;
/** Words beside a name that leave it a demand to hold the license, and words that describe one without a name. */
const MOST_BESIDE = 5;
const MOST_DESCRIBING = 7;

/** The licenses that a text names, in order. */
export function findLicenses(text: string): LicenseMention[] {
  const named = findSkills(text).filter(
    ({ name, start, end }) =>
      kindOfSkill(name) === 'license' && !VAGUE.has(name) && !BOARD.test(text.slice(start, end)),
  );
  const phrased = PHRASES.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({
      name: NAME_OF_PHRASE.get(name) ?? name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return [
    ...named,
    ...phrased.filter(({ start, end }) => named.every((other) => other.end <= start || end <= other.start)),
  ].sort((a, b) => a.start - b.start);
}

/** The licenses that a text asks somebody to hold, one of which is enough; null where it asks for none. */
export function licenseAskedIn(text: string): LicenseAsked | null {
  const mentions = findLicenses(text);
  if (mentions.length === 0 && !LICENSE_WORD.test(text)) return null;
  const isHolding = HOLDS.test(stripLeadIn(text));
  if (!isHolding && ABOUT_OTHERS.test(text)) return null;
  const about = describing(text, mentions);
  const others = readTerms(about).length;
  const names = [...new Set(mentions.map(({ name }) => name))];
  const isHeld = isHolding || HOLDS.test(text);
  if (names.length > 0) return others > MOST_BESIDE && !isHeld ? null : { check: 'license', names, about };
  const isDemand = others > 0 && others <= MOST_DESCRIBING && (isHeld || others <= MOST_DESCRIBING - 3);
  return isDemand ? { check: 'license', names, about } : null;
}

/** What a text says besides the names of licenses and that they are to be held. */
function describing(text: string, mentions: readonly LicenseMention[]): string {
  const rest = mentions.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return rest
    .replace(FILLER, ' ')
    .replace(new RegExp(LICENSE_WORD.source, 'giu'), ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
