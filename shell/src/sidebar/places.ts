import { isExposed } from '@shortlist/platform';
import {
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  CreditCard,
  Files,
  FileText,
  Gauge,
  GitCompareArrows,
  House,
  LayoutGrid,
  type LucideIcon,
  Mail,
  ScanText,
  SquareKanban,
  Upload,
} from 'lucide-react';

/** A place that the sidebar leads to. */
export interface Place {
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Widgets that it is made of: it is shown when the releases that are live have one of them. */
  readonly widgets?: readonly string[];
  /** Where the addresses of pages begin that belong to it, beside its own. */
  readonly pages?: readonly string[];
}

/** Places that belong together; those without a label stand first and last. */
export interface PlaceGroup {
  readonly label?: string;
  readonly places: readonly Place[];
}

const DASHBOARD = '/new-dashboard';
const tab = (name: string) => `${DASHBOARD}?tab=${name}`;

/** Everything that the sidebar leads to, in its order; the last group stands at its foot. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    places: [
      { label: 'Home Dashboard', href: DASHBOARD, icon: House },
      {
        label: 'Upload',
        href: tab('upload'),
        icon: Upload,
        widgets: ['mfe_jobs/PostPosition', 'mfe_resumes/UploadResumes'],
      },
      { label: 'Analyze', href: tab('analyze'), icon: ScanText, widgets: ['mfe_ai/Analyze'] },
    ],
  },
  {
    label: 'Positions',
    places: [
      { label: 'Job Positions', href: '/joblist', icon: BriefcaseBusiness, pages: ['/joblist/', '/jobs/'] },
      {
        label: 'Tracking',
        href: tab('position-tracking'),
        icon: SquareKanban,
        widgets: ['mfe_jobs/TrackingBoard'],
      },
      {
        label: 'Match Score',
        href: tab('match-score'),
        icon: GitCompareArrows,
        widgets: ['mfe_ai/MatchScore'],
      },
      {
        label: 'Position Management',
        href: tab('position-list'),
        icon: Briefcase,
        widgets: ['mfe_jobs/PositionManagement'],
      },
    ],
  },
  {
    label: 'Resumes',
    places: [
      { label: 'Resumes', href: '/resumes', icon: Files, pages: ['/resumes/'] },
      {
        label: 'Resume Score',
        href: tab('candidate-score'),
        icon: Gauge,
        widgets: ['mfe_resumes/ResumeScores'],
      },
      {
        label: 'Resume Management',
        href: tab('resume-list'),
        icon: FileText,
        widgets: ['mfe_resumes/ResumeManagement'],
      },
    ],
  },
  {
    places: [
      { label: 'Plans', href: '/plans', icon: CreditCard, pages: ['/plans/', '/payment/'] },
      { label: 'Tutorial', href: tab('tutorial'), icon: BookOpen, pages: ['/onboarding'] },
      { label: 'Contact Us', href: tab('contact-us'), icon: Mail },
      { label: 'Old Dashboard', href: '/userhome', icon: LayoutGrid, pages: ['/old-dashboard'] },
    ],
  },
];

/** Whether something fills a place now. */
export function isFilled({ widgets }: Place): boolean {
  return widgets === undefined || widgets.some(isExposed);
}

/** The place that an address belongs to; undefined for pages that no place leads to, as the profile. */
export function placeOf(pathname: string, search: string): Place | undefined {
  const places = PLACE_GROUPS.flatMap((group) => group.places).filter(isFilled);
  if (pathname === DASHBOARD) {
    const shown = tab(new URLSearchParams(search).get('tab') ?? '');
    return places.find(({ href }) => href === shown) ?? places[0];
  }
  return places.find(
    ({ href, pages = [] }) => href === pathname || pages.some((page) => pathname.startsWith(page)),
  );
}
