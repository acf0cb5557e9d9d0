import { readTerms } from '../language/terms.ts';
import { degreeOf } from './degree-requirement.ts';
import type { EitherAsked, Way } from './requirements.ts';
import { yearsOf } from './years-requirement.ts';

const OR =
  /[,;]?\s+or\s+(?=(?:an?\s|the\s)?[A-Z\d(]|(?:an?\s|the\s)?(?:associate|bachelor|master|doctor|high school|diploma|degree|ph))/;

/** Too short to be a degree anywhere else. */
const MASTER = /^\W*(?:an?\s)?M\.?[SA]\.?(?=\s(?:and|with|in|plus|degree)\b)/;

/**
 * "BS and 5 years, or MS and 3 years of audit": the ways to meet it, each a degree and years. Null for all that is no such choice;
 * at least two ways ask for both, the others for one of them.
 */
export function alternativesOf(text: string): EitherAsked | null {
  const parts = text.split(OR).map((part) => part.replace(MASTER, "Master's degree"));
  if (parts.length < 2) return null;
  const ways = parts.map((part): Way => {
    const asked = yearsOf(part);
    const years = asked === null ? null : { years: asked.years, about: asked.about };
    return { degree: degreeOf(part), years };
  });
  const whole = ways.filter(({ degree, years }) => degree !== null && years !== null);
  if (whole.length < 2 || ways.some(({ degree, years }) => degree === null && years === null)) return null;
  const abouts = ways.map(({ degree, years }) => aboutIn(years?.about ?? '', degree?.field ?? ''));
  const about = abouts.toSorted((a, b) => readTerms(b).length - readTerms(a).length)[0] ?? '';
  return { check: 'either', ways, about };
}

/** What the years are of, without the degree that stands before them. */
function aboutIn(about: string, field: string): string {
  const behind = about.replace(/^.*\b(?:and|with|plus)\s+(?=\S)/i, '');
  return behind
    .replace(field, ' ')
    .replace(/\b(?:degree|experience|relevant|related|of|in)\b/gi, ' ')
    .trim();
}
