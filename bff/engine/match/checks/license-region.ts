/** The states of the United States, which license by themselves. */
const STATES =
  'Alabama AL|Alaska AK|Arizona AZ|Arkansas AR|California CA|Colorado CO|Connecticut CT|Delaware DE|Florida FL|Georgia GA|Hawaii HI|Idaho ID|Illinois IL|Indiana IN|Iowa IA|Kansas KS|Kentucky KY|Louisiana LA|Maine ME|Maryland MD|Massachusetts MA|Michigan MI|Minnesota MN|Mississippi MS|Missouri MO|Montana MT|Nebraska NE|Nevada NV|New Hampshire NH|New Jersey NJ|New Mexico NM|New York NY|North Carolina NC|North Dakota ND|Ohio OH|Oklahoma OK|Oregon OR|Pennsylvania PA|Rhode Island RI|South Carolina SC|South Dakota SD|Tennessee TN|Texas TX|Utah UT|Vermont VT|Virginia VA|Washington WA|West Virginia WV|Wisconsin WI|Wyoming WY'
    .split('|')
    .map((each): readonly [string, string] => [each.slice(0, -3), each.slice(-2)]);
const NAMES = new RegExp(
  `\\b(?:${STATES.map(([name]) => name)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'g',
);
/** Short forms stand in brackets: "RN (CA)", "RN (OH, KY)". Elsewhere they are other words too. */
const IN_BRACKETS = /\(([A-Z]{2}(?:\s?[,/&]\s?[A-Z]{2})*)\)/g;
const EVERYWHERE = /\b(?:compact|multi-?state|all states)\b/i;

/** The states that words name; null where they speak of all. */
export function statesIn(words: string): readonly string[] | null {
  if (EVERYWHERE.test(words)) return null;
  const short = [...words.matchAll(IN_BRACKETS)].flatMap(([, list = '']) => list.split(/\W+/));
  const full = [...words.matchAll(NAMES)].map(([name]) => name);
  return STATES.filter(([name, code]) => full.includes(name) || short.includes(code)).map(([name]) => name);
}

/** Whether a license is shown for other states than the asked ones alone. One that names no state may be of any. */
export function isOfOtherState(asked: string, shown: string): boolean {
  const [wanted, own] = [statesIn(asked), statesIn(shown)];
  if (wanted === null || own === null || wanted.length === 0 || own.length === 0) return false;
  return !own.some((state) => wanted.includes(state));
}
