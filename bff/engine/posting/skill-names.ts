import { isActionVerb } from '../extraction/lines/action-verbs.ts';
import { spellOut } from '../language/abbreviations.ts';
import { readNumber } from '../language/numbers.ts';
import { readTerms } from '../language/terms.ts';
import { canonicalSkill, findSkills, kindOfSkill, type SkillMention } from '../taxonomy/find-skills.ts';
import { membersOf } from '../taxonomy/members.ts';
import { stripLeadIn } from './lead-in.ts';
import type { SkillAsked } from './requirements.ts';
import { namesWithSharedHead } from './shared-heads.ts';

/** What a posting says around names without asking for more. */
const FILLER =
  /(?<!\p{L})(?:deep|working|advanced|basic|basics|some|production|professional|tools?|languages?|frameworks?|databases?|systems?|software|platforms?|suites?|applications?|packages?|programs?|technologies|products?|such|like|etc|preferred|plus|bonus|fluent|expert|expertise|modern|advantage|would|use|usage|daily|everyday|levels?|anything|something|comparable|another|enterprise|background|exposure|environments?|habits|live|projects?|principles|concepts|methods|methodolog(?:y|ies)|practices|comfortable|welcome|sehr|gute|kenntnisse|erfahrung|mit|und|oder|in|im|von|vorteil|umgang|sicherer|dominio|conocimientos|de|se|valora|familiarity|internal)(?!\p{L})/giu;
/** What opens examples: "an ERP system such as …", "CI exposure: …", "Advanced Excel (…)". */
const EXAMPLES = /,?\s(?:such as|like|for example|e\.g\.,?|be it|namely)\s|:\s|\s?\((?=[^()]{3})/i;
/** What opens examples of a kind: whoever has used another one of it answers as well. */
const OF_A_KIND = /such as|like|for example|e\.g|be it/i;
/** What opens parts of what stands before it, which says more than they do. */
const PARTS = /,?\s(?:including|incl\.?|especially|particularly)\s/i;
/** One letter belongs to what is written beside it, as in "A/B tests" and "S/4HANA": only C and R are names. */
const between = (signs: string): string => String.raw`(?<!\b[abd-qs-z])[${signs}](?!\w(?![\w+#]))`;
const SEPARATOR = new RegExp(
  String.raw`[,;]\s|\s?${between('/|+&')}\s?|\s(?:and\/or|or|and|plus|und|oder|y|o)\s|[,;]$`,
  'gi',
);
const SLASH = new RegExp(between('/'), 'i');
/** What examples are products of: who works in "customer success" has not used a platform for it. */
const PRODUCT = /\b(?:platforms?|tools?|software|systems?|suites?|packages?|applications?)\s*$/i;
/** "An EHR (Epic, Credible)" is one of them; "Excel (pivot tables)" has parts. */
const ONE = /\ban?\s(?:[\w-]+\s){0,3}[\w-]+$/i;
/** What something is used for is not asked by itself: "rules for hiring". */
const PURPOSE = /\sfor\s(?!example)|\sto\s(?=\p{Ll}{3})/iu;
/** What stands for names that a posting doesn't give. */
const OPEN =
  /\b(?:similar|comparable|equivalents?|others?|another|something|anything|whatever|the like|the rest|etc|else|any)\b/i;
const ANY_OF =
  /\b(?:or|and\/or|oder|either|one of|any of|similar|comparable|equivalents?|such as|like|e\.g|be it|whatever|etc)\b|\bo\s/i;
const IN_USE =
  /\b(?:hands[- ]on|in production|in operation|under load|at scale|advanced|expert\w*|strong|deep|solid|extensive|proven|mastery|used|using|built|shipped)\b/i;
const KNOWING =
  /\b(?:knowledge|understanding|familiar\w*|exposure|proficien\w*|command|know|comfortable|umgang|kenntnisse|conocimientos|dominio|experience (?:with|using|designing|building)|exp|skills?|worked with|used|use of|w\/)(?!\p{L})/iu;
/** Fields of work rather than names of what is used there. */
const FIELD =
  /\b(?:background|bkgd|industr(?:y|ies)|settings?|domains?|sectors?|matters?|environments?|experience in)\b/i;
/** "IEC 61508": initials by themselves, or with a number, name something; "IT experience" doesn't. */
const LED_BY_INITIALS = /^\p{Lu}{2,}\d*(?:\s\S*\d\S*)?$|^(?=.*\p{Ll})\p{L}+\p{Lu}\p{L}*$/u;
const MOST_NAMES = 30;

interface Named {
  readonly names: string[];
  /** What is said besides them. */
  readonly rest: string;
  /** The list that they stand in, without the parts of one of them: "Python, Salesforce (Sales Cloud), SQL". */
  readonly list?: string;
}

/** The tools and skills that a demand is about; null where it describes work and at most mentions some. */
export function skillsAskedIn(text: string): SkillAsked | null {
  const about = stripLeadIn(spellOut(text));
  const { names, rest, list = text } = namesAskedIn(about, KNOWING.test(text));
  if (names.length === 0) return null;
  const isOfTools = names.some(isTool);
  if (!isOfTools && FIELD.test(text)) return null;
  if (contentOf(rest) > (isOfTools ? 5 : KNOWING.test(text) ? 2 : Math.max(1, Math.floor(names.length / 2))))
    return null;
  return {
    check: 'skill',
    skills: names.slice(0, MOST_NAMES),
    needed: neededOf(list, names.length),
    asksUse: asksUse(text),
  };
}

/** Whether more is asked than that a list names it. */
export const asksUse = (text: string): boolean => IN_USE.test(text);

/** How many of so many names a text asks for: one of alternatives, "at least two of" them, or all. */
export function neededOf(text: string, count: number): number {
  const of = /\b(?:at least |minimum of )?(\d|one|two|three|four|five) (?:or more )?of\b/i.exec(text)?.[1];
  const asked = of === undefined ? null : readNumber(of);
  if (asked !== null && asked > 0) return Math.min(asked, count);
  const isAny = ANY_OF.test(text) || SLASH.test(text.replace(/\b(?:TCP\/IP|CI\/CD|PL\/SQL)/gi, ''));
  return isAny || EXAMPLES.test(text) ? 1 : Math.max(1, Math.min(count, MOST_NAMES));
}

const contentOf = (rest: string): number => readTerms(rest.replace(FILLER, ' ')).length;

/** Whether a name is that of a product, and no word for what people know or are. */
export const isTool = (name: string): boolean => {
  const kind = kindOfSkill(name);
  return kind === 'tool' || kind === 'technology' || (kind === null && isCapital(name));
};

/** "SolidWorks PDM", "ISO 17025", "LabWare": a name whether or not the taxonomy knows it. */
const isCapital = (words: string): boolean => /\p{Lu}/u.test(words) || /^\p{L}+\d/u.test(words);

function namesAskedIn(about: string, isKnowing: boolean): Named {
  const part = PARTS.exec(about);
  if (part !== null) {
    const whole = namesIn(about.slice(0, part.index), isKnowing);
    if (whole.names.length > 0) return whole;
    return namesIn(`${about.slice(0, part.index)}: ${about.slice(part.index + part[0].length)}`, isKnowing);
  }
  const examples = EXAMPLES.exec(about);
  if (examples === null) return namesIn(about, isKnowing);
  const head = about.slice(0, examples.index);
  const behind = about.slice(examples.index + examples[0].length);
  const isBracket = examples[0].includes('(');
  const close = isBracket ? behind.indexOf(')') : -1;
  const list = close < 0 ? behind : behind.slice(0, close);
  const tail = close < 0 ? '' : behind.slice(close + 1);
  const before = namesIn(head, isKnowing);
  const isOfParts = isBracket && !OPEN.test(list) && !/\bor\b|\//.test(list) && !ONE.test(head);
  if (isOfParts && before.names.length > 0) {
    const whole = head + tail;
    return /^,|^\s(?:and|&)\s/.test(tail)
      ? { ...namesIn(whole, isKnowing), list: whole }
      : { names: before.names, rest: `${before.rest} ${tail}`, list: whole };
  }
  const listed = itemsIn(list, true);
  if (listed.names.length === 0) return { names: before.names, rest: `${before.rest} ${list} ${tail}` };
  const isLong = contentOf(head) > 4;
  const isOpen = OF_A_KIND.test(examples[0]) || (isBracket && OPEN.test(list));
  const kinds = before.names.filter(
    (name) =>
      (!PRODUCT.test(head) && membersOf(name).some((member) => listed.names.includes(member))) ||
      (isOpen &&
        !isLong &&
        (kindOfSkill(name) === 'technology' ||
          (contentOf(before.rest) === 0 && (!PRODUCT.test(head) || membersOf(name).length > 0)))),
  );
  const names = [...new Set([...kinds, ...listed.names])];
  return { names, rest: `${isLong ? head : ''} ${listed.rest} ${tail}` };
}

function namesIn(whole: string, isKnowing: boolean): Named {
  const purpose = PURPOSE.exec(whole)?.index ?? whole.length;
  const hasNames = itemsIn(whole.slice(0, purpose), isKnowing).names.length > 0;
  const text = hasNames ? whole.slice(0, purpose) : whole;
  const [first, second] = findSkills(text);
  const isMadeIn =
    first !== undefined &&
    second !== undefined &&
    /^\s(?:with|using|in|on)\s$/.test(text.slice(first.end, second.start)) &&
    isTool(second.name) &&
    !/\p{Lu}/u.test(text.slice(first.start + 1, first.end));
  // "Infrastructure as code with Terraform": what is made says less than what it is made with.
  return itemsIn(isMadeIn ? text.slice(second.start) : text, isKnowing);
}

/** The names in a list: those that the taxonomy knows, and whole items that are written as names. */
function itemsIn(text: string, mayBeUnknown: boolean): Named {
  const mentions = [...findSkills(text), ...namesWithSharedHead(text)];
  const names: string[] = [];
  let rest = '';
  const spans = itemSpans(text, mentions);
  const isOfNames =
    mayBeUnknown ||
    areAlternatives(text, spans) ||
    (spans.length > 2 && mentions.some(({ name }) => isTool(name)));
  for (const { start, end } of spans) {
    // "Another security standard": what kind the others are is no name.
    const within = mentions.filter(
      (mention) =>
        mention.start >= start &&
        mention.end <= end &&
        (isTool(mention.name) || !OPEN.test(text.slice(start, mention.start))),
    );
    const item = text.slice(start, end).replace(/^[\s(]+|[\s.,;:)]+$/g, '');
    if (within.length > 0) {
      names.push(...within.map((mention) => narrowed(text.slice(start, mention.end), mention.name)));
      rest += ` ${withoutMentions(text, { start, end }, within)}`;
    } else if (
      ((isOfNames || LED_BY_INITIALS.test(item)) && isNameLike(item)) ||
      isOneMore(item, names, text.slice(0, start))
    )
      names.push(item.replace(/^(?:an?|the)\s/i, ''));
    else rest += ` ${OPEN.test(item) ? '' : item}`;
  }
  return { names: [...new Set(names)], rest };
}

/** "Linux and networking": what is asked for besides names by one or two words. */
function isOneMore(item: string, names: readonly string[], before: string): boolean {
  if (!names.some(isTool) || !/\s(?:and|&|\+)\s$/.test(before) || ANY_OF.test(before)) return false;
  return contentOf(item) > 0 && item.split(/\s+/).length <= 2;
}

/** One word for a field of work says less with a word before it: "Construction loans" are some of all loans. */
function narrowed(item: string, name: string): string {
  const [phrase, before = '', word = ''] = /(\S+)\s([\p{L}-]+)$/u.exec(item) ?? [];
  if (phrase === undefined || isTool(name) || canonicalSkill(word) !== name) return name;
  return contentOf(before) > 0 && !isVerb(before.toLowerCase()) ? phrase : name;
}

/** "Designing REST", "build event-driven": what is done with it, and no part of the name. */
function isVerb(word: string): boolean {
  const base = word.replace(/ing$/, '');
  if (base !== word) return isActionVerb(base) || isActionVerb(`${base}e`);
  return isActionVerb(word) && canonicalSkill(word) === null;
}

/** "Cvent or Aisle Planner": capitals behind the first of them are of names. */
function areAlternatives(text: string, spans: readonly { start: number; end: number }[]): boolean {
  const [, ...others] = spans;
  const isChoice = /\sor\s|\s?\/\s?/.test(text) && text.length < 80;
  return (
    isChoice && others.length > 0 && others.every(({ start, end }) => /^\p{Lu}/u.test(text.slice(start, end)))
  );
}

function isNameLike(item: string): boolean {
  const words = item.split(/\s+/);
  if (item === '' || words.length > 4 || OPEN.test(item) || item.length > 60) return false;
  return isCapital(words.length > 1 && !/\p{Lu}/u.test(words[1] ?? '') ? item.slice(1) : item);
}

function itemSpans(text: string, mentions: readonly SkillMention[]): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(SEPARATOR)) {
    if (
      mentions.some((mention) => mention.start < match.index + match[0].length && match.index < mention.end)
    )
      continue;
    spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  return [...spans, { start, end: text.length }];
}

function withoutMentions(
  text: string,
  span: { readonly start: number; readonly end: number },
  within: readonly SkillMention[],
): string {
  let [left, at] = ['', span.start];
  for (const { start, end } of within) {
    left += `${text.slice(at, start)} `;
    at = end;
  }
  return left + text.slice(at, span.end);
}
