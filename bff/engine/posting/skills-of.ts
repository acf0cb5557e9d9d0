import { findSkills } from '../taxonomy/find-skills.ts';
import { BULLET, readJobItems } from './job-items.ts';
import { partOf } from './parse-requirement-item.ts';

/** A skill that a posting names. */
export interface SkillInPosting {
  readonly name: string;
  /** How the posting writes it: each spelling once. */
  readonly words: string[];
  /** False where the posting speaks of it as a plus alone. */
  readonly isRequired: boolean;
}

/** The skills that a posting names, each once, in the order of its title and its text. */
export function skillsOf({ title, text }: { title: string; text: string }): SkillInPosting[] {
  const found = new Map<string, Set<string>>();
  for (const line of [title, ...text.split(/\r\n?|\n/)]) {
    const item = line.replace(BULLET, '').trim();
    for (const { name, start, end } of findSkills(item)) {
      found.set(name, (found.get(name) ?? new Set()).add(item.slice(start, end)));
    }
  }
  const optional = optionalIn(title, text);
  return [...found].map(([name, words]) => ({ name, words: [...words], isRequired: !optional.has(name) }));
}

/** What is only nice to have, and asked for nowhere else. */
function optionalIn(title: string, text: string): ReadonlySet<string> {
  const items = readJobItems(text);
  const isNice = (item: (typeof items)[number]) => partOf(item) === 'nice';
  const nice = namesIn(items.filter(isNice).map((item) => item.text));
  const asked = namesIn([title, ...items.filter((item) => !isNice(item)).map((item) => item.text)]);
  return new Set([...nice].filter((name) => !asked.has(name)));
}

function namesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((each) => findSkills(each).map(({ name }) => name)));
}
