/** A tab of the dashboard, and what tells that it can be used. */
export interface Tab {
  /** As the address names it. */
  readonly id: string;
  /** As the sidebar calls it. */
  readonly label: string;
  /** Patterns of the seeded data, or of its own words, that its text must hold. */
  readonly shows: readonly string[];
}

/** A position and a candidate or their file, as `createAccount` names them. */
const POSITION = String.raw`Engineer \d+ of team \d+`;
const RESUME = String.raw`person_\d+\.pdf|\b(?:Okafor|Lindqvist|Raman|Tovar|Adeyemi|Brandt|Castellano|Haddad|Novak|Iversen|Moana|Petrov|Quayle) \d+`;

/** Every tab, in the order of the sidebar. */
export const TABS: readonly Tab[] = [
  { id: 'home', label: 'Home Dashboard', shows: [POSITION, RESUME] },
  { id: 'upload', label: 'Upload', shows: ['Post Position', 'Description'] },
  { id: 'analyze', label: 'Analyze', shows: [RESUME] },
  { id: 'position-tracking', label: 'Tracking', shows: [POSITION] },
  { id: 'match-score', label: 'Match Score', shows: [POSITION, RESUME] },
  { id: 'candidate-score', label: 'Resume Score', shows: [RESUME] },
  { id: 'position-list', label: 'Position Management', shows: [POSITION] },
  { id: 'resume-list', label: 'Resume Management', shows: [RESUME] },
  { id: 'tutorial', label: 'Tutorial', shows: ['Prerequisites'] },
  { id: 'contact-us', label: 'Contact Us', shows: ['Technical inquiries'] },
];

/** A tab that asks for next to nothing, and is not the one that is measured: where its visit begins. */
export function startFor({ id }: Tab): Tab {
  const [tutorial, contactUs] = TABS.slice(-2);
  if (!tutorial || !contactUs) throw new Error('The dashboard has no quiet tab to begin at.');
  return id === contactUs.id ? tutorial : contactUs;
}

/** The address of a tab. */
export function tabAddress({ id }: Tab): string {
  return `/new-dashboard?tab=${id}`;
}
