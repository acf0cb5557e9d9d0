import { findDegree } from '../profile/degree.ts';
import { DEGREE_LEVELS, type DegreeLevel } from '../profile/profile.ts';

/** A degree that a position asks for. */
export interface DegreeRequirement {
  level: DegreeLevel;
  field: string;
  /** A program or certificate of the field answers as well, whatever its level. */
  isProgram: boolean;
}

const COLLEGE =
  /\bgraduat(?:ion|e) (?:from|of) an? (?:accredited|recognized)?[^.;]{0,30}(?:college|university|program|school)\b|\b(?:college|university) degree\b|\bdegree (?:in|from)\b|\bfour-year college\b|\b(?:abgeschlossenes|hochschul)\w*\s?studium|\bStudium der\b|\bGrado en\b|\blicenciatura\b/i;
const NAMED =
  /\bdegree\b|\b[Bb]achelor|\b[Mm]aster['’]?s?\b|\b[Pp][Hh]\.?[Dd]\b|\bhigh school\b|\bdiploma\b|\bassociate['’]?s?\b|\bB\.?S\.?c?\b|\bB\.?S\.?N\b|\bB\.?A\.?\b|\bM\.?Sc\b|\bMBA\b|\bGED\b|\bH\.?S\.? (?:dip|grad)|\bA\.?A\.?S\b|\bAusbildung als\b|\bJ\.?D\b(?! Edwards)|\bJuris Doctor|\bPharmD|\bDoctor of\b|\bLL\.?[BM]\b/;
/** "Graduate of an accredited medical assistant program": what the program teaches is the field, and its level is left open. */
const PROGRAM =
  /\bgraduat(?:ion|e) (?:from|of) an? (?:(?:accredited|recognized|approved) )?([^.;,]{3,40}?) (?:program|course|school)\b/i;
/** A degree whose level the posting leaves open: "Culinary degree". */
const SOME_DEGREE = /\b(\p{L}+) degree\b/iu;
const FIELD =
  /\b(?:degree|major|units|B\.?[SA]\.?(?:c\.?)?|M\.?[SA]\.?(?:c\.?)?|AAS|Ph\.?D\.?|bachelor['’]?s?|master['’]?s?|diploma|arts|science|grado|studium)\b.{0,40}?\b(?:in|en|der)\s([^.;]{3,120})/i;

/** Other ways to come to the same: they open what is asked, ask for nothing, and name no field. */
export const EQUIVALENT =
  /[,;]?\s*(?:or|and) (?:an |any )?(?:equiv\w*|equal|comparable)\b.*$|[;,]\s.*\b(?:substituted?|equivalent combination)\b.*$/i;

/** "High school students" are taught; who has been to one holds a diploma. */
const isSchoolOfOthers = (text: string): boolean =>
  /\bhigh school (?!dip|grad|educ|equiv|or )\p{L}/iu.test(text) && !/\b(?:GED|diploma|degree)\b/i.test(text);

/** Of "BS or MS", the lower is enough. */
function levelIn(text: string): DegreeLevel | null {
  const levels = text.split(/\sor\s|\s?\/\s?/).flatMap((part) => findDegree(part)?.level ?? []);
  const lowest = DEGREE_LEVELS.find((level) => levels.includes(level));
  return lowest ?? (/\bH\.?S\.? (?:dip|grad)|\bAusbildung als\b/i.test(text) ? 'secondary' : null);
}

/** The degree that a text asks for; null where it asks for none. */
export function degreeOf(text: string): DegreeRequirement | null {
  const taught = PROGRAM.exec(text)?.[1];
  if (taught !== undefined && !/\b(?:high|college|degree|university)\b/i.test(taught))
    return { level: 'associate', field: taught, isProgram: true };
  const isCollege = COLLEGE.test(text);
  const named = NAMED.test(text) && !isSchoolOfOthers(text) ? levelIn(text) : null;
  const some = SOME_DEGREE.exec(text)?.[1] ?? null;
  if (!isCollege && named === null && some === null) return null;
  const field = (FIELD.exec(text)?.[1] ?? '').replace(EQUIVALENT, '').replace(/\sfrom\s.*$/i, '');
  if (named === null && !isCollege)
    return { level: 'associate', field: field || (some ?? ''), isProgram: false };
  const level = isCollege && (named === null || named === 'secondary') ? 'bachelor' : (named ?? 'bachelor');
  return { level, field, isProgram: false };
}
