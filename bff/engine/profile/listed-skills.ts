import { canonicalSkill } from '../taxonomy/find-skills.ts';
import type { Line } from './line.ts';

const MOST = 80;
const LONGEST = 50;
const MOST_COLUMNS = 6;

/** A row that names people's languages or pastimes, not skills. */
const OTHER_ROW = /^(?:(?:spoken )?languages?(?: spoken)?|interests?|hobbies|references?)\s?(?::|\t)/i;
const SPOKEN = /\b(?:fluent|native|english|german|french|spanish|bilingual|mother tongue)\b/i;

/** What the skill sections list, item by item, as the resume words it. */
export function readListedSkills(lines: readonly Line[]): string[] {
  const items = lines
    .filter(
      (line) =>
        line.section === 'skills' &&
        line.kind !== 'heading' &&
        line.kind !== 'contact' &&
        line.kind !== 'name',
    )
    .filter(
      (line) =>
        !line.isQuarantined &&
        !(OTHER_ROW.test(line.text) && SPOKEN.test(line.text)) &&
        !/^interests?\s?:/i.test(line.text),
    )
    .map((line) => itemsOf(line.text))
    .reduce<string[][]>(joinBroken, [])
    .flat();
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase())).slice(0, MOST);
}

/** How well: "Python – advanced", "Figma (expert)", "SQL 80 %". */
const LEVEL =
  /\s?(?:[:–—-]\s)?\(?(?:advanced|intermediate|basic|basics|beginner|expert|proficient|fluent|excellent|very good|good|fair|novice|familiar|fortgeschritten|gut|sehr gut|experte|grundlagen|(?:\d{1,3}\s?%|\d{1,2}\s?\/\s?(?:5|10)|\d{1,2}\+?\s?(?:years?|yrs?|Jahre)))\)?$/i;

/** The last of a list: "Excel, VAT and IFRS" has three items, "Research and Development" is one. */
function partLast(item: string, index: number, all: readonly string[]): string[] {
  if (index < 2 || index !== all.length - 1 || isKnown(item)) return [item];
  const [, one, other] = /^(.+)\s(?:and|&|und|et|y)\s(.+)$/.exec(item) ?? [];
  return one === undefined || other === undefined ? [item] : [one, other];
}

/** "Inventory" above "Management": an entry that a narrow column broke, told by a name that is known as a whole. */
function joinBroken(rows: string[][], row: string[]): string[][] {
  const above = rows.at(-1);
  const [first] = row;
  if (above === undefined || first === undefined || row.length > above.length || above.length > MOST_COLUMNS)
    return [...rows, row];
  const left = [...row];
  for (const [index, item] of above.entries()) {
    const at = left.findIndex((next) => isKnown(`${item} ${next}`) && !(isKnown(item) && isKnown(next)));
    if (at >= 0) above[index] = `${item} ${left.splice(at, 1)[0]}`;
  }
  return left.length === 0 ? rows : [...rows, left];
}

/** Whether the taxonomy has the words as the name of one skill. */
function isKnown(words: string): boolean {
  return words.length <= LONGEST && canonicalSkill(words) !== null;
}

/** A label in front of a row is no item: "Programming Languages: C, HTML", "Tools    Docker, Jenkins". */
function itemsOf(text: string): string[] {
  const label = /^[^,;|•·]{2,40}?(?::\s|\t)(?=\S)/.exec(text)?.[0] ?? '';
  const isRow = label !== '' && (label.includes(':') || /[,;|•·]/.test(text.slice(label.length)));
  const row = isRow ? text.slice(label.length) : text;
  if (!isRow && /[.!?]$/.test(text) && text.split(/\s+/).length > 12) return [];
  return splitOutsideBrackets(row)
    .filter((item) => !item.endsWith(':'))
    .map((item) => item.replace(/^(?:and|&)\s/i, '').replace(/^[\s–—-]+|[\s.–—-]+$/gu, ''))
    .map((item) =>
      item
        .replace(LEVEL, '')
        .replace(/^[›»]\s/, '')
        .trim(),
    )
    .flatMap(partLast)
    .filter(
      (item) =>
        item.length > 0 && item.length <= LONGEST && /[\p{L}\d]/u.test(item) && item.split(/\s+/).length <= 6,
    );
}

/** "AWS (EC2, S3), Docker" has two items. */
function splitOutsideBrackets(row: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let item = '';
  for (const char of row) {
    if (char === '(') depth += 1;
    if (char === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && (/[,;|•·~\t★☆●○]/.test(char) || (char === '/' && item.endsWith(' ')))) {
      items.push(item.trim());
      item = '';
    } else item += char;
  }
  return [...items, item.trim()];
}
