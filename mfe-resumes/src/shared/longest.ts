/** So many characters of a search and of a skill the contract takes. */
export const LONGEST = { search: 200, skill: 100 } as const;
