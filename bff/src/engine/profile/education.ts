import type { DegreeLevel, Education } from './profile.ts';
import type { Line } from './reading.ts';

/** Words that name a degree; the abbreviations ask for their capitals. Highest first. */
const DEGREES: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'doctorate',
    /\b(?:[Pp][Hh]\.?\s?[Dd]\b\.?|[Dd]octorate|[Dd]octoral|[Dd]octor of|[Jj]uris [Dd]octor|Ed\.D\.?)|\b(?:MD|M\.D\.|JD|J\.D\.|DDS|PharmD|DVM)(?!\w)/,
  ],
  [
    'master',
    /\b(?:[Mm]aster(?:[’']?s)?(?: of| in| degree|’s|'s|s\b)|MASTER(?:'S)? (?:OF|IN)|graduate degree)|\b(?:M\.?S\.?c?\.?|M\.?A\.?|M\.?B\.?A\.?|M\.?Eng\.?|M\.?Ed\.?|M\.?F\.?A\.?|M\.?P\.?H\.?|M\.?Comm?\.?|M\.?Arch\.?|M\.?Des\.?|M\.?Sci\.?|M\.?Res\.?|M\.?Phil\.?|LL\.?M\.?)(?=\s|,|$|\)|;|:)/,
  ],
  [
    'bachelor',
    /\b(?:[Bb]achelor(?:[’']?s)?|BACHELOR(?:'S)?|[Bb]accalaureate|undergraduate degree)\b|\b(?:B\.?S\.?c?\.?|B\.?A\.?|B\.?B\.?A\.?|B\.?Eng\.?|B\.?E\.?|B\.?Tech\.?|B\.?F\.?A\.?|B\.?M\.?|B\.?S\.?N\.?|B\.?Comm?\.?|B\.?Arch\.?|B\.?Des\.?|B\.?Ed\.?|LL\.?B\.?)(?=\s|,|$|\)|;|:)/,
  ],
  [
    'associate',
    /\b(?:[Aa]ssociate(?:[’']?s|s)?(?: of| in| degree|\s?,|\s?:)|[Aa]ssociates? of|ASSOCIATE(?:'?S)?)|\b(?:A\.?A\.?S?\.?|A\.S\.)(?=\s|,|$|\)|;|:)/,
  ],
  [
    'secondary',
    /\b(?:[Hh]igh [Ss]chool|HIGH SCHOOL|GED|G\.E\.D\.?|[Ss]econdary [Ss]chool|A-levels?|[Dd]iploma)\b/,
  ],
];

const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic|conservatory|universit\w+)\b/i;
/** Outside an education section only what is spelled out counts. */
const SPELLED_OUT = /\b(?:bachelor|master|doctor|associate)(?:[’']?s)? (?:of|in|degree)\b|\bph\.?d\b/i;

/** The degrees and courses of study, in the order of the resume. */
export function readEducation(lines: readonly Line[]): Education[] {
  const hasSection = lines.some((line) => line.section === 'education' && line.kind !== 'heading');
  return lines.flatMap((line): Education[] => {
    if (line.kind === 'heading' || line.isQuarantined || line.kind === 'contact') return [];
    const isHere = line.section === 'education' || (!hasSection && SPELLED_OUT.test(line.text));
    const degree = isHere ? findDegree(line.text) : null;
    if (degree !== null) {
      return [
        {
          level: degree.level,
          text: line.text,
          span: { start: line.start + degree.start, end: line.start + degree.end },
        },
      ];
    }
    const isSchool =
      line.section === 'education' && SCHOOL.test(line.text) && line.text.split(/\s+/).length <= 14;
    return isSchool ? [{ level: null, text: line.text, span: { start: line.start, end: line.end } }] : [];
  });
}

/** The degree that a line names, with the words that say it: up to a wide gap or a year. */
export function findDegree(line: string): { level: DegreeLevel; start: number; end: number } | null {
  for (const [level, pattern] of DEGREES) {
    const match = pattern.exec(line);
    if (match === null) continue;
    const tail = line.slice(match.index);
    const named = match[0].length;
    const end =
      named +
      tail
        .slice(named)
        .search(
          /\t|\s[|·•–—]\s|,?\s\(?(?:19|20)\d\d|\s-\s|;\s|,\s(?=[\p{Lu}][\p{L}. ]+(?:University|College|Institute|School))/u,
        );
    const words = (end >= named ? tail.slice(0, end) : tail)
      .split(' ')
      .slice(0, 14)
      .join(' ')
      .replace(/[\s,;:(]+$/, '');
    return { level, start: match.index, end: match.index + Math.max(words.length, 1) };
  }
  return null;
}
