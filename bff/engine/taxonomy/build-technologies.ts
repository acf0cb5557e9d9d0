import { keyOf, knownIn, lettersOf, type Product, partsOfLettered } from './build-products.ts';
import { bare, type SkillRow } from './skill-rows.ts';

/** A maker names this many products at least. */
const LEAST_PRODUCTS = 3;

/** A name of one occupation alone is mostly one employer's own. */
const LEAST_OCCUPATIONS = 2;

/** Words that are no skill although O*NET lists them as technology. */
const NOT_SKILLS =
  /^(?:Facebook|YouTube|LinkedIn|Twitter|Flickr|Skype|GroupMe|FaceTime|Internet Explorer|Mozilla Firefox|Google Chrome|The .*|Web browser software|Email software|Word processing software|Internet browser software|Operating system software|Beginner's .*|Atomic .*)$/i;

/** The technologies of O*NET that the lists by hand lack. */
export function readTechnologies(
  products: readonly Product[],
  byHand: readonly SkillRow[],
  plain: ReadonlySet<string>,
): SkillRow[] {
  const isKnown = knownIn(byHand);
  const makers = makersOf(products);
  const taken = new Set<string>();
  return products.flatMap((product) => {
    if (product.occupations.size < LEAST_OCCUPATIONS || NOT_SKILLS.test(product.example)) return [];
    const aliases = aliasesOf(product.example, makers, plain);
    if (aliases.length === 0 || aliases.some((alias) => isKnown(bare(alias)))) return [];
    const fresh = aliases.filter((alias) => !taken.has(keyOf(bare(alias))));
    if (fresh.length < aliases.length) return [];
    for (const alias of fresh) taken.add(keyOf(bare(alias)));
    return [{ kind: 'technology' as const, aliases: fresh.map((alias) => marked(alias, plain)) }];
  });
}

/** What somebody may call it, the name that is shown first. */
function aliasesOf(example: string, makers: ReadonlySet<string>, plain: ReadonlySet<string>): string[] {
  const lettered = partsOfLettered(example);
  if (lettered !== null) return [sentenceCase(lettered.full), ...lettersOf(lettered)];
  const name = example.replace(/\ssoftware$/, '');
  if (isDescription(name)) return name === example ? [] : [example, `${name} system`];
  const full = withoutTwice(name);
  const short = withoutMaker(full, makers);
  const isSaying = short !== full && !OF_A_MAKER.test(short) && isDistinct(short, plain);
  return (isSaying ? [short, full] : [full]).filter((alias) => isDistinct(alias, plain));
}

/** What is left of a maker's own name. */
const OF_A_MAKER =
  /(?:\S+\s){2}\S|\b(?:Systems?|Software|Technolog(?:y|ies)|Association|Company|Corporation|Group|Solutions|Inc|International|Healthcare|Labs|Design|Medical)\b/;

/** "Billing" of "Billing software": no capital but the first. */
const isDescription = (name: string): boolean => !/[A-Z0-9]/.test(name.slice(1));

/** "Adobe Systems Adobe Acrobat" is "Adobe Acrobat". */
function withoutTwice(name: string): string {
  return name.replace(/^(\S+)\s.*?(?=\b\1\s)/, '');
}

function withoutMaker(name: string, makers: ReadonlySet<string>): string {
  const words = name.split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    if (makers.has(words.slice(0, count).join(' '))) return words.slice(count).join(' ');
  }
  return name;
}

/** Names in front of several products that differ behind them. */
function makersOf(products: readonly Product[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { example } of products) {
    const words = example.split(' ');
    for (let count = 1; count < Math.min(5, words.length); count += 1) {
      const front = words.slice(0, count).join(' ');
      if (/^[A-Z]/.test(words[count - 1] ?? '')) counts.set(front, (counts.get(front) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= LEAST_PRODUCTS).map(([front]) => front));
}

/** Told from the words of a sentence: several words, or one that nobody writes small. */
function isDistinct(alias: string, plain: ReadonlySet<string>): boolean {
  const words = alias.split(' ');
  if (
    words.length > 5 ||
    alias.length < 4 ||
    !/^[A-Z0-9]/.test(alias) ||
    !/\p{L}{2}/u.test(alias) ||
    /^\d+\s|[()!?,;:]/.test(alias)
  )
    return false;
  // A single word is a product's if a capital or a digit stands inside: "PageMaker", but not "Designer".
  if (words.length === 1 && !/.[A-Z\d]/.test(alias)) return false;
  return !words.every(
    (word) => plain.has(word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) || /^\d+$/.test(word),
  );
}

/** One word is known by its letters alone. */
const marked = (alias: string, plain: ReadonlySet<string>): string =>
  alias.includes(' ') || alias !== bare(alias)
    ? alias
    : plain.has(alias.toLowerCase())
      ? `~${alias}`
      : `=${alias}`;

const sentenceCase = (text: string): string => text[0]?.toUpperCase() + text.slice(1);
