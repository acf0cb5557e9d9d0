import type { RemoteInSet } from '@shortlist/platform/host';

/** A page that can be gone to without knowing more. */
export interface Screen {
  readonly path: string;
  readonly label: string;
  /** Other words that people would type for it. */
  readonly keywords: string;
  /** Who brings it, where its name is only its address. */
  readonly note: string;
}

interface Wording {
  readonly label: string;
  readonly keywords: string;
}

/** How the product calls its screens; a screen that a remote adds later is called by its address. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  '/userhome': { label: 'User Home', keywords: 'start overview' },
  '/new-dashboard': { label: 'Dashboard', keywords: 'funnel metrics' },
  '/joblist': { label: 'Job Positions', keywords: 'jobs' },
  '/resumes': { label: 'Resumes', keywords: 'candidates applicants' },
  '/fairness': { label: 'Fairness', keywords: 'impact ratio groups bias audit' },
  '/resumes/retention': { label: 'Data retention', keywords: 'delete erase privacy gdpr keep' },
  '/resumes/duplicates': { label: 'Possible Duplicates', keywords: 'same person merge twice' },
  '/ai-usage': { label: 'AI Usage', keywords: 'tokens cost engine' },
  '/blind-log': { label: 'Blind Mode Log', keywords: 'reveal reason audit' },
  '/plans': { label: 'Plans', keywords: 'billing subscription price' },
  '/onboarding': { label: 'Tutorial', keywords: 'onboarding help first steps' },
};

/** Pages that are no screen to go to: a second address, the steps of a payment, and the forms that are actions here. */
const NOT_LISTED = new Set(['/old-dashboard', '/payment/success', '/joblist/new', '/resumes/new']);

/** Pages that refuse everybody else. */
const FOR_ADMINISTRATORS = new Set(['/ai-usage', '/blind-log']);

/** The screens of the remotes that are live now, by their route patterns: those without a parameter. */
export function screensOf(remotes: readonly RemoteInSet[], isAdmin: boolean): Screen[] {
  const screens = remotes.flatMap(({ paths, title }) =>
    paths
      .filter((path) => isScreen(path) && (isAdmin || !FOR_ADMINISTRATORS.has(path)))
      .map((path) => screenAt(path, title)),
  );
  const known = Object.keys(WORDINGS);
  const rank = ({ path }: Screen) => (known.includes(path) ? known.indexOf(path) : known.length);
  return screens.toSorted((one, other) => rank(one) - rank(other));
}

const isScreen = (path: string) => !path.includes(':') && !NOT_LISTED.has(path);

function screenAt(path: string, title: string): Screen {
  const wording = WORDINGS[path];
  if (wording) return { path, label: wording.label, keywords: wording.keywords, note: '' };
  return { path, label: inWords(path), keywords: '', note: title };
}

/** `/talent-pools` reads "Talent pools". */
function inWords(path: string): string {
  const words = path.split(/[/_-]/u).filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
