import type { ResumeBlock } from '@shortlist/api-contract';
import { isJobTitle } from '@shortlist/engine';
import { hide, type Mask } from './mask-text.ts';

/** A line of the head that is longer says something of the work, and is hidden by its words alone. */
const LONG_LINE = 12;

/** Parts that say how to reach people: the candidate, or those who speak for them. */
const ABOUT_PEOPLE = /^(?:contact|personal|address|references|referees|links|profiles)\b/i;

const ENDS_HEAD: ReadonlySet<ResumeBlock['kind']> = new Set(['heading', 'role', 'bullet']);

/**
 * The text of a resume without what tells whose it is, each letter of that replaced: names and ways to reach people
 * wherever they stand, the head but for its title, and the parts that hold nothing else.
 */
export function maskDocument(text: string, blocks: readonly ResumeBlock[], mask: Mask): string {
  const masked = mask(text, blocks);
  const parts: string[] = [];
  let done = 0;
  let [isHead, isAboutPeople] = [true, false];
  for (const { kind, start, end } of blocks) {
    if (ENDS_HEAD.has(kind)) isHead = false;
    const line = text.slice(start, end);
    if (kind === 'heading') isAboutPeople = ABOUT_PEOPLE.test(line.trim());
    else if (kind === 'name' || kind === 'contact' || isAboutPeople || (isHead && isOfHead(line))) {
      parts.push(masked.slice(done, start), hide(line));
      done = end;
    }
  }
  return parts.join('') + masked.slice(done);
}

function isOfHead(line: string): boolean {
  const isTitle = isJobTitle(line) && !/\d/.test(line);
  return !isTitle && line.split(/\s+/).length <= LONG_LINE;
}
