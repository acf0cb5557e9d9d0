import { keyOf, knownIn, lettersOf, type Product, partsOfLettered } from './build-products.ts';
import { bare, type SkillRow } from './skill-rows.ts';

/** What fewer occupations use is told of one work place; what more use, of none. */
const OCCUPATIONS = { least: 3, most: 60 };

/** Classes of goods that anybody handles: computers, telephones, office, clothing, protection, furniture, household. */
const EVERYDAY = /^(?:4321|4319|4322|44|53|4618|56|52|60|14|4512|2411|4511|3912)/;

/** The tools and machines of O*NET that the lists by hand lack. */
export function readTools(products: readonly Product[], byHand: readonly SkillRow[]): SkillRow[] {
  const isKnown = knownIn(byHand);
  const taken = new Set<string>();
  return products.flatMap(({ example, commodity, occupations }) => {
    const { least, most } = OCCUPATIONS;
    if (occupations.size < least || occupations.size > most || EVERYDAY.test(commodity)) return [];
    const lettered = partsOfLettered(example.replace(/^(.*\s)([A-Z]{2,5})\s([a-z]+)$/, '$1$3 $2'));
    const aliases = lettered === null ? [example] : [lettered.full, ...lettersOf(lettered)];
    const [name = ''] = aliases;
    if (
      !name.includes(' ') ||
      name.split(' ').length > 4 ||
      aliases.some((alias) => isKnown(bare(alias)) || taken.has(keyOf(bare(alias))))
    )
      return [];
    for (const alias of aliases) taken.add(keyOf(bare(alias)));
    return [{ kind: 'tool' as const, aliases }];
  });
}
