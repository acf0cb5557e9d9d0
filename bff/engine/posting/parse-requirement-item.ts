import { readTerms } from '../language/terms.ts';
import { alternativesOf } from './alternative-requirement.ts';
import { capitalizeItem } from './capitalize-item.ts';
import { degreeOf } from './degree-requirement.ts';
import { experienceRequirementOf } from './experience-requirement.ts';
import type { JobItem, JobPart } from './job-items.ts';
import { languageRequirementsOf } from './language-requirement.ts';
import { stripLeadIn } from './lead-in.ts';
import { licenseRequirementsOf } from './license-requirement.ts';
import { POINTS, type Requirement } from './requirements.ts';
import { skillsAskedIn } from './skill-items.ts';

const NICE =
  /(?<!\p{L})(?:preferred|a plus|is a plus|bonus|nice to have|desir(?:ed|able)|an advantage|advantageous|an asset|ideally|helpful|welcome|von vorteil|wünschenswert|idealerweise|se valora\p{L}*|valorable|deseable)(?!\p{L})/iu;

/** The part that an item stands in; a plus is one wherever it stands. */
export function partOf(item: JobItem): JobPart {
  return NICE.test(item.text) ? 'nice' : item.part;
}

/** Other ways to come to the same: they open what is asked, and ask for nothing. */
const EQUIVALENT = /[,;]?\s*or (?:an |any )equivalent combination\b.*$/i;

/** What an item asks for. One that asks for a degree, years and a licence asks for each. */
export function parseRequirementItem(item: JobItem, hasMusts: boolean): Requirement[] {
  if (item.part === 'duty') return requirementsOfPiece(item, hasMusts);
  const either = alternativesOf(item.text.replace(EQUIVALENT, ''));
  if (either !== null) {
    const of = partOf(item) === 'nice' ? POINTS.nice : POINTS.years;
    return [{ ...either, text: item.text, kind: 'years', of }];
  }
  const isOpen = /\bor (?:an |any )?equivalent\b/i.test(item.text);
  return piecesOf(item.text.replace(EQUIVALENT, ''))
    .flatMap((text) => requirementsOfPiece({ ...item, text }, hasMusts))
    .map((found) => (found.check === 'education' && isOpen ? { ...found, isOpen } : found));
}

function requirementsOfPiece(item: JobItem, hasMusts: boolean): Requirement[] {
  const { text } = item;
  const part = partOf(item);
  const kind = part === 'nice' || (part === 'duty' && hasMusts) ? 'nice' : 'must';
  const degree = degreeOf(text);
  const years = experienceRequirementOf(text);
  if (years !== null && !(degree?.isOpen === true && /^[^\d]{4,}\bor\b/i.test(text))) {
    return [
      { check: 'years', ...years, text, kind: 'years', of: kind === 'nice' ? POINTS.nice : POINTS.years },
    ];
  }
  if (degree !== null) {
    return [{ check: 'education', ...degree, text, kind: 'education', of: POINTS.education }];
  }
  const about = stripLeadIn(text);
  if (part !== 'duty') {
    const named = namedIn(text, kind);
    if (named.length > 0) return named;
    if (about !== text) {
      const behind = namedIn(capitalizeItem(about), kind);
      if (behind.length > 0) return behind;
    }
  }
  if (readTerms(text).length < 2) return [];
  return [{ check: 'statement', about, text, kind, of: POINTS[kind] }];
}

function namedIn(text: string, kind: 'must' | 'nice'): Requirement[] {
  const licenses = licenseRequirementsOf(text);
  if (licenses.length > 0) {
    const of = kind === 'nice' ? POINTS.nice : POINTS.licence;
    return licenses.map((asked) => ({ ...asked, kind: 'licence', of }));
  }
  const languages = languageRequirementsOf(text);
  if (languages.length > 0) return languages.map((asked) => ({ ...asked, kind, of: POINTS[kind] }));
  return skillsAskedIn(text, kind);
}

/** What opens a demand of its own behind another. */
const DEMAND =
  /^(?:an? )?(?:strong|excellent|solid|proven|good|experience|ability|knowledge|proficien\w+|familiarity|understanding|working knowledge|demonstrated)\b/i;

/** "BSc and 5 years of X" is two demands; "Java and Kotlin" is left to what reads skills. */
function piecesOf(text: string): string[] {
  const parts = text.split(/(,\s(?:and|plus|as well as)\s|,\s|\s(?:and|plus|&|\+|with|und|y)\s)/);
  const pieces: string[] = [];
  let current = parts[0] ?? '';
  for (let at = 1; at < parts.length; at += 2) {
    const [joint = '', next = ''] = [parts[at], parts[at + 1]];
    if (isCut(current, joint, next)) {
      pieces.push(current);
      current = next;
    } else current += joint + next;
  }
  return [...pieces, current].map(capitalizeItem);
}

function isCut(current: string, joint: string, next: string): boolean {
  const before = kindOfDemand(current);
  if (before === null || /^or\b/i.test(next)) return false;
  const behind = kindOfDemand(next);
  if (/\bwith\b/.test(joint)) return behind === 'years' && before !== 'years';
  if (DEMAND.test(next)) return behind !== 'years' || before !== 'years';
  if (behind === null) return false;
  return behind !== before || (NICE.test(next) && !NICE.test(current));
}

function kindOfDemand(text: string): 'years' | 'degree' | 'licence' | 'language' | null {
  if (experienceRequirementOf(text) !== null) return 'years';
  if (degreeOf(text) !== null) return 'degree';
  if (licenseRequirementsOf(text).length > 0) return 'licence';
  return languageRequirementsOf(text).length > 0 ? 'language' : null;
}
