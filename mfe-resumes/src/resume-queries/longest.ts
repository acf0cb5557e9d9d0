/** So many characters of a search, a skill and a company the contract takes. */
export const LONGEST = { search: 200, skill: 100, company: 200 } as const;
