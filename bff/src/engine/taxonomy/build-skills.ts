import { readFileSync } from 'node:fs';
import type { Table } from './source-files.ts';

/** A skill and its aliases, each with its marks (`=`, `~`) in front; the name comes first. */
export type SkillRow = string[];

/** A technology must stand in so many occupations to be taken from O*NET. */
const LEAST_OCCUPATIONS = 8;

/** Makers whose name stands in front of a product name that says enough alone. */
const MAKERS =
  /^(?:Adobe Systems|Autodesk|Atlassian|Apple|Apache|Bentley|Dassault Systemes|ESRI|Hewlett Packard|Intuit|Kronos|LogMeIn|The MathWorks|MathWorks|National Instruments|Trimble|Blackbaud|IBM|Oracle|SAP|PTC|Corel|Red Hat|Veritas|Wolfram Research|iParadigms|NortonLifeLock|Qlik Tech|SmugMug|StataCorp|Intrado|Delphi)\s(?=.{4})/;

/** Words that are no skill although O*NET lists them as technology. */
const NOT_SKILLS =
  /^(?:Facebook|YouTube|LinkedIn|Twitter|Blink|Loom|Chef|Slack|Zoom|Eko|Ada|Seesaw|Kronos|Impact|Pages|Numbers|Keynote|Notes|Domino|Meet|Drive|Sites|Power|Eclipse|Pig|Ant|Maven|Solaris|Teradata|Basic|Prolog|Office|Access|Word|Project|Safari|Oracle|SAP|Tableau|Linear|Common|Technology|Painter|Canu|DOC Cop|Tadpoles|FaceTime|Flickr|Skype|GroupMe|Common Curriculum|Power Systems|Bamboo|Marketo.*|Internet Explorer|The .*)$/i;

/** The hand list, and the technologies of O*NET that it lacks. */
export function readSkills(table: Table): SkillRow[] {
  const byHand = readHandList();
  const known = new Set(byHand.flat().map((alias) => alias.replace(/^[=~]/, '').toLowerCase()));
  const counts = new Map<string, number>();
  for (const row of table('Technology Skills.txt')) {
    counts.set(row.Example ?? '', (counts.get(row.Example ?? '') ?? 0) + 1);
  }
  const added: SkillRow[] = [];
  for (const [example, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = productName(example);
    if (count < LEAST_OCCUPATIONS || name === null || isKnown(known, name)) continue;
    known.add(name.toLowerCase());
    added.push([/^[A-Z][a-z]+$/.test(name) ? `=${name}` : name]);
  }
  return [...byHand, ...added];
}

function readHandList(): SkillRow[] {
  return readFileSync(new URL('./skill-list.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));
}

/** Under its own name, or without the maker in front or the acronym behind. */
function isKnown(known: ReadonlySet<string>, name: string): boolean {
  const lower = name.toLowerCase();
  const short = lower.replace(
    /^(?:microsoft|adobe|google|amazon web services|oracle|sun microsystems|salesforce\.com|esri) /,
    '',
  );
  return [lower, short, short.split(' ')[0] ?? '', short.split(' ').at(-1) ?? ''].some((form) =>
    known.has(form),
  );
}

/** "Adobe Systems Adobe InDesign" is InDesign's full name; "Billing software" names no product. */
function productName(example: string): string | null {
  const name = example
    .replace(/\ssoftware$/, '')
    .replace(MAKERS, '')
    .trim();
  const words = name.split(/\s+/);
  const isGeneric =
    words.slice(1).every((word) => !/[A-Z0-9]/.test(word)) &&
    (words.length > 1 || example.endsWith('software'));
  const isAcronymTail =
    words.length > 2 && /^[A-Z]{2,6}$/.test(words.at(-1) ?? '') && /^[a-z]/.test(words[1] ?? '');
  if (
    isGeneric ||
    isAcronymTail ||
    words.length > 4 ||
    name.includes('/') ||
    NOT_SKILLS.test(name) ||
    name.length < 4
  )
    return null;
  return name;
}
