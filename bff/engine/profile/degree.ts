import { MONTH_PATTERN } from '../extraction/lines/month-names.ts';
import type { DegreeLevel } from './profile.ts';

/** Words that name a degree; the abbreviations ask for their capitals. Highest first. */
const DEGREES: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /\b(?:[Pp][Hh]\.?\s?[Dd]\b\.?|[Dd]octorate|[Dd]octoral|[Dd]octor of|[Jj]uris [Dd]octor|Ed\.D\.?|Doctorado|Doutorado|Dottorato|Doctorat)|\b(?:MD|M\.D\.|JD|J\.D\.|DDS|DMD|PharmD|DVM|DNP|DPT|EdD|PsyD|Psy\.D\.)(?!\w)/,
  ],
  [
    'master',
    /\b(?:[Mm]aster(?:[’']?s)?(?: of| in| degree|’s|'s|s\b)|MASTER(?:'S)? (?:OF|IN)|graduate degree|Diplom(?:-\p{Lu}\p{L}+|\p{Ll}{3,}(?:in|wirt|mann|frau)?)?(?= |,|$)|Dipl\.-\p{Lu}\p{L}+\.?|Magister|Magistra|Staatsexamen|Laurea [Mm]agistrale|Ma[îi]trise|Mastère|Maestría|Máster|Mestrado|Diplôme d[’']ingénieur)|\b(?:M\.?S\.?W\.?|M\.?S\.?E\.?|M\.?S\.?N\.?|M\.?L\.?I?\.?S\.?|M\.?A\.?T\.?|M\.?P\.?P\.?|M\.?H\.?A\.?|M\.?Div\.?|M\.?P\.?A\.?|M\.?A\.?Sc\.?|M\.?S\.?c?\.?|M\.?A\.?|M\.?B\.?A\.?|M\.?Eng\.?|M\.?Tech\.?|M\.?C\.?A\.?|M\.?E\.|M\.?Pharm\.?|M\.?Ed\.?|M\.?F\.?A\.?|M\.?P\.?H\.?|M\.?Comm?\.?|M\.?Arch\.?|M\.?Des\.?|M\.?Sci\.?|M\.?Res\.?|M\.?Phil\.?|LL\.?M\.?|MSt|MBA)(?=\s|,|$|\)|;|:)/u,
  ],
  [
    'bachelor',
    /\b(?:[Bb]achelor(?:[’']?s)?|BACHELOR(?:'S)?|[Bb]accalaureate|undergraduate degree|[Gg]raduate [Cc]ertificate|PGCE|PGDE|PGDip|PGCert|[Pp]ostgraduate [Dd]iploma|[Ll]icenciatura|[Ll]icenciad[oa]|Licence (?:en|de|ès)|Licentiate|Licencjat|Laurea|Grado en|Bakkalaureus)(?![\p{L}\d])|\b(?:B\.?S\.?B\.?A\.?|B\.?S\.?E\.?|B\.?A\.?Sc\.?|B\.?S\.?c?\.?|B\.?A\.?|B\.?B\.?A\.?|B\.?Eng\.?|B\.?E\.?|B\.?Tech\.?|B\.?C\.?A\.?|B\.?Pharm\.?|B\.?Sc\.?\s?\(?Hons\.?\)?|B\.?F\.?A\.?|B\.?M\.?|B\.?S\.?N\.?|B\.?Comm?\.?|B\.?Arch\.?|B\.?Des\.?|B\.?Ed\.?|LL\.?B\.?|MBBS|MBChB)(?=\s|,|$|\)|;|:)/u,
  ],
  [
    'associate',
    /\b(?:[Aa]ssoc(?:\.|iate(?:[’']?s|s)?)(?: of| in| [Dd]egree|\s?,|\s?:)|[Aa]ssociates? of|ASSOCIATE(?:'?S)?|[Hh]igher [Nn]ational (?:[Dd]iploma|[Cc]ertificate)|[Ff]oundation [Dd]egree|HN[DC]|BTS|DUT|Técnico Superior)(?![\p{L}\d])|\b(?:A\.?A\.?S?\.?|A\.S\.)(?=\s|,|$|\)|;|:)/u,
  ],
  [
    'secondary',
    /\b(?:[Hh]igh [Ss]chool [Dd]iploma|(?<!\p{Lu}[\p{L}.’'-]{1,20} )[Hh]igh [Ss]chool|HIGH SCHOOL|GED|G\.E\.D\.?|[Ss]econdary [Ss]chool|A[ -][Ll]evels?|[Dd]iploma|GCSEs?|[BS]?NVQ|BTEC|City (?:&|and) Guilds|Baccalauréat|Bachillerato|Abitur|Fachabitur|Matura|Maturità|Leaving Certificate|[Ii]nternational [Bb]accalaureate|Diplôme|Certificate (?:I{1,3}|IV))(?![\p{L}\d])/u,
  ],
];

/** A degree's words end at a wide gap, a sign, a date, or the name of a school. */
const DEGREE_END = new RegExp(
  `\\t|\\s[|·•–—]\\s|,?\\s\\(?(?:(?:expected|graduated|graduation)\\s)?(?:${MONTH_PATTERN}\\.?,?\\s)?(?:19|20)\\d\\d|\\s-\\s|;\\s|,\\s(?=[\\p{Lu}][\\p{L}&.' -]+(?:University|College|Institute|School|Academy|Polytechnic|Hochschule))|,\\s(?=(?:University|College|Institute|School|Academy|Universi\\p{L}+|École|Politec\\p{L}+|Escuela|Instituto?|Technische|Technical|Hochschule) )|\\.\\s(?=C?GPA\\b)|,\\s(?=C?GPA\\b)|\\s(?:from|at)\\s(?=\\p{L})|,\\s(?=(?:first|second|upper|honou?rs|distinction|magna|summa|cum laude)\\b)`,
  'iu',
);

/** "MBA, INSEAD": a school by its initials; "BA Marketing (University of Cape Town)": one in brackets. */
const NAMED_SCHOOL =
  /\s\((?=[^()]*(?:University|College|Institut|School|Academy|Universit|Hochschule)|(?:\p{Lu}\p{Ll}+\s){1,3}\p{Lu}\p{Ll}+\))|,\s(?=\p{Lu}{3,8}(?:\s\p{Lu}\p{Ll}+)?(?:$|[,;\t]|\s[|(·–—-]|\s\d))/u;

/** A degree that a line names, with the words that say it. */
export interface Degree {
  level: DegreeLevel;
  /** Offsets into the line. */
  start: number;
  end: number;
}

/** The degree that a line names, with the words that say it: up to a wide gap or a year. */
export function findDegree(line: string): Degree | null {
  return findIn(line) ?? (/^[^\p{Ll}\t]{6,}(?:\t|$)/u.test(line) ? findIn(inSmallLetters(line)) : null);
}

/** "B.TECH IN PHYSICS" as "B.Tech in Physics", letter by letter. */
function inSmallLetters(line: string): string {
  const words = line.replace(/\p{Lu}{2,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return words.length === line.length
    ? words.replace(/\b(?:In|Of|En|De|And)\b/g, (word) => word.toLowerCase())
    : line;
}

function findIn(line: string): Degree | null {
  for (const [level, pattern] of DEGREES) {
    const match = pattern.exec(line);
    if (match === null || isState(line, match)) continue;
    const lead = KIND_OF.exec(line.slice(0, match.index))?.[0].length ?? 0;
    const start = match.index - lead;
    const tail = line.slice(start);
    const named = lead + match[0].length;
    const ends = [DEGREE_END, NAMED_SCHOOL].map((pattern) => tail.slice(named).search(pattern));
    const end = named + Math.min(...ends.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
    const words = tail
      .slice(0, end)
      .split(' ')
      .slice(0, 14)
      .join(' ')
      .replace(/[\s,;:(]+$/, '');
    return { level, start, end: start + Math.max(words.length, 1) };
  }
  return null;
}

/** What may stand before a degree and is part of its name. */
const KIND_OF =
  /(?<![\p{L}])(?:professional|vocational|applied|executive|joint|higher|national|advanced|honou?rs)\s$/iu;

/** "Boston, MA" is a place. */
function isState(line: string, { 0: words, index }: RegExpExecArray): boolean {
  return (
    /^M[AES]$/.test(words) &&
    /\p{L}, $/u.test(line.slice(0, index)) &&
    /^(?:\t|$|\s\d{5}|\s?[|·•])/.test(line.slice(index + 2))
  );
}

/** What a degree was taken in: "Computer Science" of "B.S. in Computer Science"; null where it names none. */
export function fieldOf(degree: string): string | null {
  const spelled =
    /\s(?:in|of)\s(?!(?:science|arts|engineering|technology|business administration|laws|philosophy|fine arts)\s(?:in|\()|(?:science|arts|philosophy|laws)$)(.+)$/i.exec(
      degree,
    )?.[1];
  const behind =
    /\s(?:in|of)\s(?:science|arts|engineering|technology|business administration|philosophy|fine arts)\s(?:in\s|\()(.+?)\)?$/i.exec(
      degree,
    )?.[1];
  const short =
    /^(?:Ph\.?D\.?|(?:[A-Z]\.?){1,4}[a-z]{0,4}\.?|[A-Z][A-Za-z]{1,4}\.?),?\s(?:in\s)?([\p{Lu}].+)$/u.exec(
      degree,
    )?.[1];
  const field = behind ?? spelled ?? short ?? null;
  return field === null
    ? null
    : field
        .replace(/^(?:in|of)\s/i, '')
        .replace(/^(?:science|arts|engineering|technology)[,:]\s(?:major in\s)?/i, '')
        .replace(/[\s,;:.]+$/, '');
}
