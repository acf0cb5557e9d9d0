import { findSkills } from '../taxonomy/find-skills.ts';
import { kindOf } from './demands.ts';
import { BULLET, statementsIn } from './statements.ts';

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
  const { nice = [], others = [] } = Object.groupBy(
    statementsIn(text).filter(({ part }) => part !== 'skip'),
    (statement) => (kindOf(statement.text, statement.part) === 'nice' ? 'nice' : 'others'),
  );
  const asked = namesIn([title, ...others.map((statement) => statement.text)]);
  return new Set([...namesIn(nice.map((statement) => statement.text))].filter((name) => !asked.has(name)));
}

function namesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((each) => findSkills(each).map(({ name }) => name)));
}
