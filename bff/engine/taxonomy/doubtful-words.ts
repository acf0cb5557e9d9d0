import { mapOf } from '../language/map-of.ts';

/** What stands around a word that names a skill or something else. */
interface Surroundings {
  /** No skill when this stands before. */
  readonly notBefore?: RegExp;
  /** No skill when this stands behind. */
  readonly notAfter?: RegExp;
  /** A person or a thing may be called so: a capital alone is no sign. */
  readonly isName?: boolean;
}

/** Grades, rooms and vitamins have letters. */
const NOT_BEFORE_LETTER =
  /\b(?:vitamin|class|grade|unit|section|building|room|plan|type|part|hepatitis|series|schedule|category|level|block|gate|terminal|appendix|tier|exhibit|form|title|chapter|zone|division|group|usb|ward|wing|line|bus|bay|dock|hall|floor|suite|phase|option|model|cell|lot|size|note|minor|major|flat|sharp|st|ave|mr|mrs|ms|dr|°|\d|\p{Lu}\.)\s?$/iu;

/** Who works for a maker need not know its product. */
const AT_MAKER = /\b(?:at|joined|joining|left|by|acquired by|consultant to|employed by)\s$/i;

const LETTER: Surroundings = {
  notBefore: NOT_BEFORE_LETTER,
  notAfter:
    /^(?:\s(?:suite|section|level|corporation|corps?|string|clamps?|students|grades?|Us)\b|°|\.\s?\p{Lu})/u,
};

const MAKER: Surroundings = { notBefore: AT_MAKER };

const PERSON: Surroundings = { isName: true };

const TONGUE: Surroundings = {
  isName: true,
  notAfter:
    /^\s(?:fries|toast|press|bread|doors?|cuisine|horn|wine|oven|auction|bath|coffee|rugs?|sausage|food|and buff|furniture)\b/i,
};

/** Words whose other meaning is told by their neighbours. */
const SURROUNDINGS = mapOf<Surroundings>({
  C: LETTER,
  R: LETTER,
  Go: {
    notAfter:
      /^\s(?:to|live|above|beyond|over|through|the|out|on|up|back|green|getters?|ahead|into|Pro|Karts?|Fish)\b/,
    notBefore: /\b(?:and|pass|pre|let's|ready|ready to|no|touch|grab)\s$/,
  },
  Excel: {
    notAfter: /^\s(?:at|in|under|as|with|among|beyond|when|academically|High|Academy|Center|Energy)\b/,
  },
  Access: { notAfter: /^\s(?:to|control|point|road|Services|Center|Hospital|Health|Bank|Care)\b/i },
  Spring: {
    notBefore:
      /(?:graduat\w*|semester|terms?|seasons?|each|every|last|this|next|early|late|since|expected|during|through|until|by|fall|summer|winter|autumn|Palm|Silver|Colorado|Coral|Hot)(?:,| and| or|\/)?(?:\sin)?\s$/i,
    notAfter:
      /^(?:\s(?:\d|of|semester|term|season|break|cleaning|training|quarter|musical|concert|collection|summer)|,?\s(?:summer|fall|autumn|winter)\b)/i,
  },
  Chef: {
    notBefore: /\b(?:as|the|a|an|head|sous|executive|pastry|line|private|personal|by|assistant|junior)\s$/i,
    notAfter: /^\s(?:de|at|for|in|of|with)\b/,
  },
  Playwright: {
    notBefore: /\b(?:as|the|a|an|by|award-winning|resident)\s$/i,
    notAfter: /^\s(?:of|in residence)\b/,
  },
  Oracle: MAKER,
  SAS: { notBefore: /\b(?:at|joined|left|by|the|served with|serving in)\s$/i },
  Slack: MAKER,
  Notion: { notBefore: AT_MAKER },
  Epic: { notBefore: AT_MAKER, notAfter: /^\s(?:Games|Records|Theatre)\b/ },
  Unity: { notBefore: AT_MAKER },
  Bloomberg: MAKER,
  Snowflake: MAKER,
  Looker: MAKER,
  Elastic: MAKER,
  Stripe: MAKER,
  Square: MAKER,
  Shell: MAKER,
  Expo: { notBefore: /\p{Lu}\p{L}+\s$|\b(?:the|an?|annual|career|trade)\s$/u },
  Cypress: { notAfter: /^,?\s(?:CA|TX|California|Texas|trees?|Hills?|Creek)\b/ },
  React: { notAfter: /^\s(?:to|quickly|calmly|well|promptly|appropriately)\b/ },
  Polish: TONGUE,
  French: TONGUE,
  Dutch: TONGUE,
  Turkish: TONGUE,
  English: TONGUE,
  Greek: TONGUE,
  Danish: TONGUE,
  Irish: TONGUE,
  Julia: PERSON,
  Ruby: PERSON,
  Maya: PERSON,
  Sage: PERSON,
  Jasmine: PERSON,
  Jenkins: PERSON,
  Painting: {},
});

/** What a determiner makes an ordinary noun of, unless a word of the trade follows. */
const DETERMINER =
  /\b(?:the|a|an|our|their|his|her|its|this|that|each|every|any|per|no|some|two|three|four)\s$/i;

/** Words that make a skill of what stands before them. */
const TRADE =
  /^(?:[\s-](?:programming|programmers?|developers?|development|language|code|codebase|scripts?|scripting|services?|microservices?|backends?|frontends?|frameworks?|databases?|libraries|library|packages?|apps?|applications?|engineers?|admin(?:istration|istrator)?|macros?|spreadsheets?|formulas?|pivot|skills|certified|certification|queries|clusters?|pipelines?|models?|modules?|components?|servers?|tests?|charts?|notebooks?|dashboards?|jobs|cookbooks?|workflows?|projects?|in production|experience|expertise|knowledge|proficiency)\b)/i;

/** Words that make a language of people of what stands behind or before them. */
const SPOKEN = {
  before:
    /\b(?:fluent|native|conversational|spoken|written|bilingual|business|basic|intermediate|advanced|speaks?|spoke|speaking|languages?:|teach|taught|teaching|into|from|in)\s$/i,
  after:
    /^\s(?:speakers?|speaking|languages?|proficiency|fluent|fluency|translators?|translation|interpreters?|teachers?|lessons|literature|native|\((?:fluent|native|basic|conversational|intermediate))/i,
};

/** Words in front of a tool that is worked with. */
const WORKED_WITH =
  /\b(?:using|in|with|via|knowledge of|know|knows|learn(?:ed|ing)?|proficient in|proficiency in|skilled in|expert in|familiar with|familiarity with|experience of|written in|programming|wrote|from)\s$/i;

/** Whether its neighbours say that a word names a skill, or that it does not; null when they are silent. */
export function judgeByNeighbors(
  name: string,
  written: string,
  [before, after]: readonly [string, string],
): boolean | null {
  const around = SURROUNDINGS.get(name) ?? SURROUNDINGS.get(written) ?? {};
  const isTrade = TRADE.test(after);
  if (around.notBefore?.test(before) === true || around.notAfter?.test(after) === true) return false;
  if (around === TONGUE) return SPOKEN.before.test(before) || SPOKEN.after.test(after) ? true : null;
  if (isTrade) return true;
  if (DETERMINER.test(before)) return false;
  if (around === LETTER || around.isName === true) return WORKED_WITH.test(before) ? true : null;
  return isNoun(before, after, written) ? true : null;
}

/** A capital inside a sentence makes a name of an ordinary word, unless the name goes on: "Spring 2020". */
function isNoun(before: string, after: string, written: string): boolean {
  return (
    /^\p{Lu}/u.test(written) &&
    /[\p{Ll}\d,]\s$/u.test(before) &&
    /\p{Ll}+\s$/u.test(before) &&
    !/\p{Lu}\p{L}*\s$/u.test(before) &&
    !/^(?:\s[\p{Lu}\d]|,\s\p{Lu}{2}\b)/u.test(after)
  );
}
