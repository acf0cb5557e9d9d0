/** A statement of a position: one thing that it asks for or that is to be done. */
export interface JobItem {
  text: string;
  /** What its part of the posting is about. */
  part: JobPart;
}

export type JobPart = 'must' | 'nice' | 'duty' | 'unknown' | 'skip';

const PARTS: readonly (readonly [JobPart, RegExp])[] = [
  [
    'nice',
    /\b(?:nice[- ]to[- ]haves?|preferred|bonus|pluse?s?|desir(?:ed|able)|advantage|optional|good to have|extra credit)\b/i,
  ],
  [
    'skip',
    /\b(?:benefits?|perks|what we offer|we offer|about (?:us|the company|our)|who we are|our (?:company|mission|values|culture|story)|how to apply|application|equal opportunity|eeo|compensation|salary|pay range|location|notice|note)\b/i,
  ],
  [
    'must',
    /\b(?:requirements?|qualifications?|must[- ]haves?|minimum|what you(?:['’]ll)? (?:need|bring|have)|you (?:have|bring|are)|who you are|skills|looking for|about you|essential|experience|your profile|profile)\b/i,
  ],
  [
    'duty',
    /\b(?:responsibilit(?:y|ies)|duties|what you(?:['’]ll| will) (?:do|be doing|work on)|the role|the job|about the (?:role|job|position)|day[- ]to[- ]day|key tasks|in this role|overview|description|your (?:role|tasks|mission))\b/i,
  ],
];

/** What opens an item of a list. */
export const BULLET = /^\s*(?:[•‣▪●○◦■*–—·-]|\(?\d{1,2}[.)]|\(?[a-z][.)])\s+/i;
const MAX_ITEM_WORDS = 34;
/** Statements that every posting has and no resume answers. */
const BOILERPLATE =
  /\b(?:equal (?:employment )?opportunity|related duties|duties as assigned|other duties|salary|benefits|401\(?k|paid time off|apply (?:now|today|online|to)|visit our|we are (?:a|an|the|looking|seeking|hiring)|our (?:team|company|mission) is|join (?:us|our)|visa|relocat\w+|background check|drug test|reasonable accommodation|sound supervisory principles|effective work ?force|in accordance with civil service|examination|filing|eligible list|race, (?:color|religion)|bulletin|may be substituted|supplemental form|transcripts?|attach(?:ed)?|applicants?|candidates? (?:must|will|may))\b/i;

/** The statements of a posting in order, with the part that each stands in. */
export function readJobItems(description: string): JobItem[] {
  const items: JobItem[] = [];
  let part: JobPart = 'unknown';
  for (const line of description.split(/\r?\n/)) {
    const text = line.replace(BULLET, '').trim();
    const heading = partOfHeading(text, BULLET.test(line));
    if (heading !== null) {
      part = heading.part;
      if (heading.rest === '') continue;
    }
    for (const statement of statementsOf(heading?.rest ?? text)) items.push({ text: statement, part });
  }
  return items.filter((item) => item.part !== 'skip' && !BOILERPLATE.test(item.text));
}

/** "Requirements:", "NICE TO HAVE", "Must have: Go, Kafka". */
function partOfHeading(line: string, isBullet: boolean): { part: JobPart; rest: string } | null {
  const colon = line.indexOf(':');
  const label = colon > 0 ? line.slice(0, colon) : line;
  const words = label.split(/\s+/).length;
  const isShort = words <= 7 && label.length <= 60 && !/[.;,]$/.test(label);
  const isHeading = isShort && (colon > 0 || (!isBullet && (/^[^a-z]+$/.test(label) || words <= 5)));
  if (!isHeading || /\d\+? years?/i.test(label)) return null;
  const part = PARTS.find(([, pattern]) => pattern.test(label))?.[0];
  if (
    part === undefined ||
    (colon < 0 && /\b(?:of|with|in|experience)\s+\w+\s+\w+/i.test(label) && part === 'must')
  )
    return null;
  return { part, rest: colon > 0 ? line.slice(colon + 1).trim() : '' };
}

/** Sentences, parted again at semicolons and, where they run on, at the verbs of an enumeration. */
function statementsOf(line: string): string[] {
  const sentences = line.split(/(?<=[A-Za-z)\]]{2}[.!?])\s+(?=[A-Z\d“"])|;\s*(?:and\s+|or\s+)?/);
  return sentences
    .flatMap((sentence) => (countWords(sentence) > MAX_ITEM_WORDS ? partAtVerbs(sentence) : [sentence]))
    .map(tidy)
    .filter((statement) => statement.length > 2 && countWords(statement) <= MAX_ITEM_WORDS * 2);
}

function partAtVerbs(sentence: string): string[] {
  return sentence.split(
    /,\s(?:and\s)?(?=[a-z]{3,}(?:s|ing|es)\s(?:the|a|an|and|or|of|in|to|with|for|on|[a-z]+)\s)/,
  );
}

/** Without bullets, closing marks, and the subject of a bulletin: "A Senior Accountant plans …" is "Plans …". */
function tidy(statement: string): string {
  const text = statement
    .replace(BULLET, '')
    .replace(/^(?:An?|The|an?|the)\s(?:[A-Z][\w/&-]*\s){1,5}(?=[a-z]+s\b)/, '')
    .replace(
      /^(?:and|or|may|must|will|should|you(?:['’]ll| will| are| have)?|we(?:['’]re| are)? looking for|looking for)\s+/i,
      '',
    )
    .replace(/[\s.,;:]+$/, '')
    .trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
