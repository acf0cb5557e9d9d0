import { isOnlyNice } from './nice.ts';

/** What a part of a posting is about; `skip` is what no resume answers. */
export type JobPart = 'must' | 'nice' | 'duty' | 'logistics' | 'unknown' | 'skip';

/** A word that neither begins nor ends within another, in any language. */
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu');

/** What labels say of what stands below them; the first that fits decides. */
const PARTS: readonly (readonly [JobPart, RegExp])[] = [
  [
    'nice',
    words(
      'nice|preferred|bonus|extras?|(?:a )?plus(?:es)?|desir(?:ed|able)|advantage|optional|good to have|extra (?:credit|points)|(?:would|will|may|might) help|helps|helpful|even better|wünschenswert|von vorteil|idealerweise|se valora(?:rá)?|valorable|deseable',
    ),
  ],
  [
    'logistics',
    words(
      'hours|hrs|schedule|shifts?|travel|^physical$|physical (?:demands|requirements)|work(?:ing)? (?:conditions|environment)|good to know|fine print|availability|arbeitszeit(?:en)?|horario|jornada',
    ),
  ],
  [
    'skip',
    words(
      "benefits?|bens|perks|(?:we|what we) offer|(?:you|what you)(?:['’]ll| will)? get|get|in return|in it for you|give back|about (?:us|the company|our)|(?:who|what|where|how|why) we (?:are|do|run|work)|our (?:company|mission|values|culture|story|team|clients)|^apply(?: now)?$|(?:how )?to apply|applications?|how|equal opportunity|eeo|compensation|salary|pay|pay range|wage|rate|ote|locations?|(?:req\\w*|job|posting|position|reference) (?:id|no|number|code|#)|type|start(?:ing)? date|reports to|department|contract|duration|notice|note|company|training|selection process|(?:hiring|interview) process|next steps|contact|(?:additional|supplemental) information|why|über uns|(?:das |was )?(?:wir )?bieten(?: wir)?|unser angebot|(?:deine|ihre) vorteile|bewerbung|gehalt|standort|sobre nosotros|quiénes somos|ofrecemos|se ofrece|salario",
    ),
  ],
  ['duty', words('(?:essential|job|primary|key) (?:functions|duties|responsibilities)|looks? like')],
  [
    'must',
    words(
      "requirements?|required|req['’]?d|reqs?|qualifications?|must|must[- ]haves?|minimum|needs?|you(?:['’](?:ll|d)| will| would)? (?:need|bring|have)|you(?:['’]re| are)|^you$|who (?:you are|does well)|skills|(?:looking|look) for|about you|essential|experience|(?:your )?profile|licensure|(?:education|licen[cs]es|certifications)(?: (?:and|&) \\S+)?|(?:dein|ihr|anforderungs)\\s?profil|anforderungen|voraussetzungen|qualifikation(?:en)?|bringst du mit|bringen sie mit|du mitbringst|requisitos|perfil|qué buscamos|formación",
    ),
  ],
  [
    'duty',
    words(
      "responsibilit(?:y|ies)|duties|tasks?|functions|you(?:['’](?:ll|d)| will| would)?(?: actually)? (?:do|be doing|work on)|you(?:['’]ll| will)$|(?:the|this|what the) (?:role|job|work|position|gig)(?: is)?|job|do|about the (?:role|job|position)|day[- ]to[- ]day|in this role|overview|description|your (?:role|mission|day|work|week)|purpose of the (?:job|position|role)|position (?:summary|purpose)|(?:deine|ihre) (?:aufgaben|rolle)|aufgaben|tätigkeiten|funciones|tareas",
    ),
  ],
];

/** A line that says what the lines below it are about. */
export interface Heading {
  readonly part: JobPart;
  /** Where what stands behind its colon begins; the length of the line where nothing does. */
  readonly rest: number;
}

const MOST_WORDS = 8;
const MOST_LETTERS = 60;

/** What a label is about; null where its words say nothing of it. */
export function partOfLabel(label: string): JobPart | null {
  if (isOnlyNice(label)) return 'nice';
  return PARTS.find(([, pattern]) => pattern.test(label))?.[0] ?? null;
}

/** "Requirements:", "NICE TO HAVE", "Must have: Go, Kafka", "Salary: …"; null for a line that heads nothing. */
export function readHeading(line: string, isAboveList: boolean): Heading | null {
  const colon = line.slice(0, MOST_LETTERS + 1).search(/:(?=\s|$)/);
  const label = colon > 0 ? line.slice(0, colon) : line.slice(0, MOST_LETTERS + 1);
  const rest = colon > 0 ? colon + 1 + (/^\s*/.exec(line.slice(colon + 1))?.[0].length ?? 0) : line.length;
  const count = label.split(/\s+/).length;
  if (label.length > MOST_LETTERS || count > MOST_WORDS || /[.;,!]$/.test(label.replace(/\.{3}$/, '')))
    return null;
  const isBare = colon < 0;
  const standsAlone =
    label === label.toUpperCase() || count <= 5 || isAboveList || /(?:\.{3}|…|\?)$/.test(label);
  if (isBare && (!standsAlone || /\d/.test(label) || isDemand(label, isAboveList))) return null;
  const part = rest < line.length && count > 4 ? null : partOfLabel(label);
  if (part !== null) return { part, rest };
  const isHeading = rest >= line.length && (colon > 0 || isAboveList);
  return isHeading ? { part: 'unknown', rest } : null;
}

/** What "Key skills" begins with, and "Knife skills" does not. */
const OF_SKILLS =
  /^(?:your|key|required|technical|core|essential|minimum|necessary|professional|special|additional|relevant|work|job|knowledge|education|desired|preferred|other|skills|experience|qualifications?|requirements?)\b/i;

/** "SQL preferred" and "Experience with public speaking" are demands and head nothing. */
function isDemand(label: string, isAboveList: boolean): boolean {
  if (/^(?:what|who|you|we|how|why|where)\b/i.test(label) || label === label.toUpperCase()) return false;
  if (isOnlyNice(label)) return false;
  if (/\s(?:preferred|required|desired|desirable|plus|must|von vorteil|wünschenswert)$/i.test(label))
    return !(
      OF_SKILLS.test(label) &&
      /(?:qualifications?|skills|experience|requirements?|education)\s\S+$/i.test(label)
    );
  if (/,\s\p{Ll}/u.test(label) && partOfLabel(label) !== null && !isAboveList) return true;
  if (isAboveList) return false;
  if (/\s(?:skills|experience)$/i.test(label)) return !OF_SKILLS.test(label);
  return /\b(?:of|with|in|for|to|as|on|using|or)\s\S/i.test(
    label.replace(/\b(?:nice|good) to\b|looking for/gi, ''),
  );
}
