import { readTerms } from './terms.ts';

/** What a stem may still end in, where a verb and its noun were cut at different places. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{2})tenanc$/, 'tain'],
  [/(?<=.{5})(?<!^import)(?:anc|enc)$/, ''],
  [/(?<=.{4}[st])or$/, ''],
  [/(?<=.{4})(?<!^(?:form|comb))(?:at|iz|is)$/, ''],
  [/(?<=log|graph|rap|path|tom|nom|scop|mac)y$/, ''],
  [/(?<=.{5})(?:ery?|(?<=st)r)$/, ''],
];

/** Families that were asked for; forgotten all at once when there are many. */
const KEPT = 50_000;
const families = new Map<string, string>();

/** What the stems of a verb and of its noun share: "administer" and "administr(ation)", "negotiat(ed)" and "negoti(ation)". */
export function wordFamilyOf(stem: string): string {
  const known = families.get(stem);
  if (known !== undefined) return known;
  const family = ENDINGS.reduce((left, [ending, replacement]) => left.replace(ending, replacement), stem);
  if (families.size >= KEPT) families.clear();
  families.set(stem, family);
  return family;
}

/** The families of the words of a text, in their order. */
export const familiesOf = (text: string): string[] => readTerms(text).map(({ stem }) => wordFamilyOf(stem));
