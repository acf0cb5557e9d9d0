import type { Line } from './reading.ts';

const MOST = 80;
const LONGEST = 50;
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
    .flatMap((line) => itemsOf(line.text));
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(item.toLowerCase()) && seen.add(item.toLowerCase())).slice(0, MOST);
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
    if (depth === 0 && /[,;|•·\t]/.test(char)) {
      items.push(item.trim());
      item = '';
    } else item += char;
  }
  return [...items, item.trim()];
}
