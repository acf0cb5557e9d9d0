/** Words of rank: they say how high, not what. */
export const RANKS: ReadonlySet<string> = new Set([
  'senior',
  'junior',
  'chief',
  'lead',
  'head',
  'principal',
  'staff',
  'assist',
  'associate',
  'deputy',
  'ii',
  'iii',
  'iv',
]);
