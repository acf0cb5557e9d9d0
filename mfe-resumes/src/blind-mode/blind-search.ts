/** What can be searched while blind mode hides who candidates are: each has a sign in the place of a name. */
export const BLIND_SEARCH = 'Skill, title, or candidate ID';
