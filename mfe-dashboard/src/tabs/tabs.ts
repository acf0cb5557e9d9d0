import { isExposed, type TabParams, type WidgetContracts } from '@shortlist/platform';

/** A tab of the new dashboard. Its widget may be any remote's. */
export interface DashboardTab {
  /** How the address names it. */
  readonly id: string;
  readonly label: string;
  readonly widget: TabWidget;
  /** Widgets that the tab is made of: one of them at least must be live. */
  readonly parts?: readonly (keyof WidgetContracts)[];
  /** The page that does the same as long as no live remote exposes the widget. */
  readonly elsewhere: (params: TabParams) => string;
}

export type TabWidget =
  | 'mfe_dashboard/Home'
  | 'mfe_dashboard/Upload'
  | 'mfe_dashboard/Tutorial'
  | 'mfe_dashboard/ContactUs'
  | 'mfe_jobs/PositionManagement'
  | 'mfe_jobs/TrackingBoard'
  | 'mfe_resumes/ResumeManagement'
  | 'mfe_resumes/ResumeScores'
  | 'mfe_ai/Analyze'
  | 'mfe_ai/MatchScore';

/** What is shown for an unknown tab. */
export const HOME: DashboardTab = {
  id: 'home',
  label: 'Home Dashboard',
  widget: 'mfe_dashboard/Home',
  elsewhere: () => '/userhome',
};

const position = ({ job }: TabParams) => (job ? `/joblist/${encodeURIComponent(job)}` : '/joblist');

/** Every tab. The shell's sidebar leads to them. */
export const TABS: readonly DashboardTab[] = [
  HOME,
  {
    id: 'upload',
    label: 'Upload',
    widget: 'mfe_dashboard/Upload',
    parts: ['mfe_jobs/PostPosition', 'mfe_resumes/UploadResumes'],
    elsewhere: ({ mode }) => (mode === 'position' ? '/joblist/new' : '/resumes/new'),
  },
  { id: 'analyze', label: 'Analyze', widget: 'mfe_ai/Analyze', elsewhere: () => '/resumes' },
  {
    id: 'position-tracking',
    label: 'Tracking',
    widget: 'mfe_jobs/TrackingBoard',
    elsewhere: () => '/joblist',
  },
  {
    id: 'match-score',
    label: 'Match Score',
    widget: 'mfe_ai/MatchScore',
    elsewhere: (params) => (params.job ? position(params) : '/userhome'),
  },
  {
    id: 'candidate-score',
    label: 'Resume Score',
    widget: 'mfe_resumes/ResumeScores',
    elsewhere: () => '/resumes',
  },
  {
    id: 'position-list',
    label: 'Position Management',
    widget: 'mfe_jobs/PositionManagement',
    elsewhere: position,
  },
  {
    id: 'resume-list',
    label: 'Resume Management',
    widget: 'mfe_resumes/ResumeManagement',
    elsewhere: () => '/resumes',
  },
  {
    id: 'tutorial',
    label: 'Tutorial',
    widget: 'mfe_dashboard/Tutorial',
    elsewhere: () => '/onboarding',
  },
  {
    id: 'contact-us',
    label: 'Contact Us',
    widget: 'mfe_dashboard/ContactUs',
    elsewhere: () => '/',
  },
];

/** Whether what fills a tab is part of the releases that are live. */
export function isLive({ widget, parts }: DashboardTab): boolean {
  return isExposed(widget) && (parts === undefined || parts.some(isExposed));
}

/** The live tab of a name; undefined for an unknown name and for a tab that nobody fills yet. */
export function findLiveTab(id: string): DashboardTab | undefined {
  const tab = findTab(id);
  return tab && isLive(tab) ? tab : undefined;
}

/** The tab of a name. */
export function findTab(id: string): DashboardTab | undefined {
  return TABS.find((tab) => tab.id === id);
}
