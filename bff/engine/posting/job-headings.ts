/** What a part of a posting is about; `skip` is what no resume answers. */
export type JobPart = 'must' | 'nice' | 'duty' | 'unknown' | 'skip';

/** A word that neither begins nor ends within another, in any language. */
const words = (pattern: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu');

const MUST = words(
  "requirements?|required|qualifications?|must[- ]haves?|minimum|what you(?:['’]ll)? (?:need|bring|have)|you (?:have|bring|are)|you['’]ll have|who you are|skills|looking for|about you|essential|experience|your profile|profile|licensure|(?:education|licen[cs]es|certifications) (?:and|&) (?:licensure|training|certifications?|experience)|(?:dein|ihr|anforderungs)\\s?profil|anforderungen|voraussetzungen|qualifikation(?:en)?|das bringst du mit|das bringen sie mit|was du mitbringst|requisitos|perfil|qué buscamos|formación",
);

const PARTS: readonly (readonly [JobPart, RegExp])[] = [
  [
    'nice',
    words(
      'nice[- ]to[- ]haves?|preferred|bonus|pluse?s?|desir(?:ed|able)|advantage|optional|good to have|extra credit|wünschenswert|von vorteil|idealerweise|se valora(?:rá)?|valorable|deseable',
    ),
  ],
  [
    'skip',
    words(
      "benefits?|perks|what we offer|we offer|what you[’']?(?:ll| will)? get|you get|in return|about (?:us|the company|our)|who we are|our (?:company|mission|values|culture|story)|how to apply|to apply|application|equal opportunity|eeo|compensation|salary|pay range|location|notice|note|working conditions|work environment|physical (?:demands|requirements)|selection process|(?:hiring|interview) process|next steps|contact|(?:additional|supplemental) information|why (?:work|join|us)|über uns|wir bieten|das bieten wir|was wir bieten|unser angebot|deine vorteile|ihre vorteile|bewerbung|gehalt|sobre nosotros|quiénes somos|ofrecemos|qué ofrecemos|se ofrece|salario",
    ),
  ],
  ['duty', words('(?:essential|job|primary|key) (?:functions|duties|responsibilities)')],
  ['must', MUST],
  [
    'duty',
    words(
      "responsibilit(?:y|ies)|duties|what you(?:['’]ll| will) (?:do|be doing|work on)|the role|the job|about the (?:role|job|position)|day[- ]to[- ]day|key tasks|in this role|overview|description|your (?:role|tasks|mission)|purpose of the (?:job|position|role)|position (?:summary|purpose)|(?:deine|ihre) (?:aufgaben|rolle)|aufgaben|tätigkeiten|funciones|responsabilidades|tareas",
    ),
  ],
];

/** Facts that stand behind their label, and say nothing of the lines below. */
const FACT = words(
  'pay|pay range|salary|wage|rate|schedule|shifts?|hours|job type|employment type|type|location|start date|reports to|department|contract|duration|ote|salario|horario|gehalt|arbeitszeit|standort|jornada',
);

/** What "Key skills" begins with, and "Knife skills" does not. */
const OF_SKILLS =
  /^(?:your|key|required|technical|core|essential|minimum|necessary|professional|special|additional|relevant|work|job|knowledge|education|desired|preferred|other)\b/i;

/** A line that says what the lines below it are about. */
export interface Heading {
  readonly part: JobPart;
  /** What stands behind its colon. */
  readonly rest: string;
  /** False where it says so of itself alone. */
  readonly isLasting: boolean;
}

/** "Requirements:", "NICE TO HAVE", "Must have: Go, Kafka", "Salary: …"; null for a line that heads nothing. */
export function readHeading(line: string, isBullet: boolean, isAboveList: boolean): Heading | null {
  const colon = line.indexOf(':');
  const label = colon > 0 ? line.slice(0, colon) : line;
  const rest = colon > 0 ? line.slice(colon + 1).trim() : '';
  const count = label.split(/\s+/).length;
  const isShort = count <= 7 && label.length <= 60 && !/[.;,!]$/.test(label);
  if (isShort && rest !== '' && count <= 4 && new RegExp(`^${FACT.source}`, 'iu').test(label)) {
    return { part: 'skip', rest, isLasting: false };
  }
  const standsAlone = /^[^a-z]+$/.test(label) || count <= 5 || isAboveList;
  if (!isShort || !(colon > 0 || (!isBullet && standsAlone)) || /\d\+? ?(?:years?|yrs?)\b/i.test(label))
    return null;
  if (colon < 0 && isDemand(label, isAboveList)) return null;
  if (/^why\b.*\?$/i.test(label)) return { part: 'skip', rest, isLasting: true };
  const part = PARTS.find(([, pattern]) => pattern.test(label))?.[0];
  if (part === undefined) return null;
  return { part, rest, isLasting: true };
}

/** "SQL preferred" and "Experience with public speaking" are demands and head nothing. */
function isDemand(label: string, isAboveList: boolean): boolean {
  if (/\s(?:preferred|required|desired|desirable|a plus|von vorteil|wünschenswert)$/i.test(label)) {
    return !/(?:qualifications?|skills|experience|requirements?|education)\s\S+$/i.test(label);
  }
  if (!isAboveList && label !== label.toUpperCase() && /\s(?:skills|experience)$/i.test(label))
    return !OF_SKILLS.test(label);
  if (isAboveList && /^(?:what|who|you|we)\b/i.test(label)) return false;
  return /\b(?:of|with|in|experience)\s+\w+\s+\w+/i.test(label) && MUST.test(label);
}
