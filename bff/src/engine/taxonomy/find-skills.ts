import { skillTable } from './skill-table.ts';

/** A skill that stands in a text, with its UTF-16 offsets. */
export interface SkillMention {
  name: string;
  start: number;
  end: number;
}

interface Alias {
  name: string;
  /** Lower case, or as written where letters must be exact. */
  words: string[];
  isExact: boolean;
  needsCompany: boolean;
}

interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
}

const TOKEN = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}]|[+#](?=[+#\s,;.)/]|$)|[.'’&/-](?=[\p{L}\p{N}]))*/gu;
const SEPARATOR_BEFORE = /(?:^|[,;:|/•·()\t]|\band\b|\bor\b|\bin\b|&)\s*$/i;
const SEPARATOR_AFTER = /^\s*(?:$|[,;:|/•·()\t.]|\band\b|\bor\b|&)/i;

/** What follows a skill at the start of a requirement: "Go in production". */
const OPENS_AS_SKILL =
  /^\s(?:in|for|under|at|or|experience|programming|development|developer|engineer|code|services|expertise|skills)\b/i;

let index: Map<string, Alias[]> | null = null;

/** The skills that a line names, in order, none inside another. */
export function findSkills(line: string): SkillMention[] {
  const tokens = tokenise(line);
  const sure: SkillMention[] = [];
  const doubtful: SkillMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = aliasAt(tokens, at);
    if (found === null) continue;
    const mention = { name: found.alias.name, start: tokens[at]?.start ?? 0, end: found.end };
    (found.alias.needsCompany ? doubtful : sure).push(mention);
    at += found.alias.words.length - 1;
  }
  const named = doubtful.filter((mention) => isProperNoun(line, mention));
  const hasCompany = sure.length + named.length > 0 || isListLine(line);
  const inCompany = doubtful.filter(
    (mention) => !named.includes(mention) && hasCompany && isInList(line, mention),
  );
  return [...sure, ...named, ...inCompany].sort((a, b) => a.start - b.start);
}

/** A capital inside a sentence makes a name of an ordinary word, unless the name goes on: "Spring 2020". */
function isProperNoun(line: string, mention: SkillMention): boolean {
  if (mention.start === 0 && OPENS_AS_SKILL.test(line.slice(mention.end))) return true;
  const before = line.slice(Math.max(0, mention.start - 20), mention.start);
  const after = line.slice(mention.end, mention.end + 3);
  return (
    mention.end - mention.start > 1 &&
    /\p{Ll}\s$/u.test(before) &&
    !/^\s[\p{Lu}\d]/u.test(after) &&
    !/\p{Lu}\p{L}*\s$/u.test(before)
  );
}

/** The taxonomy's name of a skill, whatever alias is given; null when it knows none. */
export function canonicalSkill(text: string): string | null {
  const wanted = text.trim();
  for (const alias of aliases().get(firstWord(wanted)) ?? []) {
    if (alias.words.join(' ').toLowerCase() === wanted.toLowerCase()) return alias.name;
  }
  return null;
}

function aliasAt(tokens: readonly Token[], at: number): { alias: Alias; end: number } | null {
  const first = tokens[at];
  if (first === undefined) return null;
  for (const alias of aliases().get(first.lower) ?? []) {
    const isHere = alias.words.every((word, offset) => {
      const token = tokens[at + offset];
      return token !== undefined && (alias.isExact ? token.text : token.lower) === word;
    });
    if (isHere) return { alias, end: tokens[at + alias.words.length - 1]?.end ?? first.end };
  }
  return null;
}

/** A slash parts words unless the taxonomy knows them together, as in CI/CD. */
function tokenise(line: string): Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(TOKEN)) {
    const whole = match[0];
    const isKnown = aliases().has(whole.toLowerCase());
    const parts = isKnown ? [whole] : whole.split(/(?<=[/&])|(?=[/&])/);
    let start = match.index;
    for (const part of parts) {
      if (!/^[/&]$/.test(part)) tokens.push(token(part, start));
      start += part.length;
    }
  }
  return tokens;
}

function token(text: string, start: number): Token {
  const bare = aliases().has(text.toLowerCase()) ? text : text.replace(/^\.|['’]s$/g, '');
  const from = start + text.indexOf(bare);
  return { text: bare, lower: bare.toLowerCase(), start: from, end: from + bare.length };
}

function isInList(line: string, mention: SkillMention): boolean {
  return (
    SEPARATOR_BEFORE.test(line.slice(Math.max(0, mention.start - 12), mention.start)) &&
    SEPARATOR_AFTER.test(line.slice(mention.end, mention.end + 6))
  );
}

/** Short items between separators, or one item alone. */
function isListLine(line: string): boolean {
  const items = line.replace(/^[^:]{2,30}:/, '').split(/[,;|/•·\t]/);
  return (
    items.every((item) => item.trim().split(/\s+/).length <= 3) &&
    (items.length > 1 || line.trim().length <= 12)
  );
}

function aliases(): Map<string, Alias[]> {
  index ??= buildIndex();
  return index;
}

function buildIndex(): Map<string, Alias[]> {
  const byFirst = new Map<string, Alias[]>();
  for (const row of skillTable()) {
    const name = (row[0] ?? '').replace(/^[=~]/, '');
    for (const entry of row) {
      const isExact = /^[=~]/.test(entry);
      const text = entry.replace(/^[=~]/, '');
      const words = (isExact ? text : text.toLowerCase()).split(/\s+/);
      const alias = { name, words, isExact, needsCompany: entry.startsWith('~') };
      const key = firstWord(text);
      byFirst.set(key, [...(byFirst.get(key) ?? []), alias]);
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

function firstWord(text: string): string {
  return text.toLowerCase().split(/\s+/)[0] ?? '';
}
