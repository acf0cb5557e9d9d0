import { readTerms } from '../language/terms.ts';
import { findSkills } from '../taxonomy/find-skills.ts';
import { POINTS, type Requirement } from './requirements.ts';

const FILLER =
  /\b(?:deep|working|advanced|basic|some|production|professional|tools?|languages?|frameworks?|databases?|systems?|technologies|such|like|etc|preferred|plus|bonus|fluent|expert|expertise|modern|advantage|would|sehr|gute|kenntnisse|erfahrung|mit|und|von|vorteil|dominio|conocimientos|de|se|valora|familiarity|internal)\b/gi;

/** "Experience with Go, Kafka or NATS" names skills; "Runs the audit of grants" describes work. */
export function isSkillItem(text: string): boolean {
  const mentions = findSkills(text);
  const rest = mentions.reduceRight(
    (left, mention) => left.slice(0, mention.start) + left.slice(mention.end),
    text,
  );
  return readTerms(rest.replace(FILLER, ' ')).length <= Math.max(1, Math.floor(mentions.length / 2));
}

/** The skills that a text asks for: one requirement each, worded as the posting does; alternatives stay together. */
export function skillsAskedIn(text: string, kind: 'must' | 'nice'): Requirement[] {
  const examples = /\s\([^()]*\)/.exec(text);
  const bare = examples === null ? text : text.replace(examples[0], '');
  if (examples !== null && findSkills(bare).length === 1 && isSkillItem(bare)) {
    return [asked(namesIn(bare), { text, kind, isAny: true })];
  }
  if (findSkills(text).length === 0 || !isSkillItem(text)) return [];
  return skillRequirements(text, kind);
}

function skillRequirements(text: string, kind: 'must' | 'nice'): Requirement[] {
  const mentions = findSkills(text);
  const names = namesIn(text);
  const isOne =
    mentions.length === 2 &&
    /^\s(?:with|using|in|on)\s$/.test(text.slice(mentions[0]?.end, mentions[1]?.start));
  if (names.length === 1 || isOne || /\b(?:or|and\/or|oder)\b|\bone of\b|\bany of\b/i.test(text)) {
    // "Dashboards in Tableau or Power BI": what is made says less than what it is made in.
    const isMadeIn =
      names.length > 2 && /^\s(?:with|using|in|on)\s$/.test(text.slice(mentions[0]?.end, mentions[1]?.start));
    return [asked(isMadeIn ? names.slice(1) : names, { text, kind, isAny: true })];
  }
  return mentions
    .filter((mention, index) => mentions.findIndex(({ name }) => name === mention.name) === index)
    .map((mention) =>
      asked([mention.name], { text: text.slice(mention.start, mention.end), kind, isAny: false }),
    );
}

interface Wording {
  readonly text: string;
  readonly kind: 'must' | 'nice';
  readonly isAny: boolean;
}

function asked(skills: string[], { text, kind, isAny }: Wording): Requirement {
  return { check: 'skill', skills, isAny, text, kind, of: POINTS[kind] };
}

const namesIn = (text: string): string[] => [...new Set(findSkills(text).map(({ name }) => name))];
