import { Sidebar, SidebarLink, SidebarSeparator, SidebarSpacer } from '@shortlist/design-system/Sidebar';
import { type TabParams, useHeaderStart } from '@shortlist/platform';
import {
  BookOpen,
  BriefcaseBusiness,
  Files,
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
import { Fragment, type ReactElement } from 'react';
import { hrefOfTab } from '../tabs/tab-address.ts';
import { type DashboardTab, isLive, TAB_GROUPS } from '../tabs/tabs.ts';
import styles from './NewDashboardPage.module.css';
import { useStoredFlag } from './use-kept-flag.ts';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  home: House,
  upload: Upload,
  analyze: ScanText,
  'position-tracking': SquareKanban,
  'match-score': GitCompareArrows,
  'candidate-score': Gauge,
  'position-list': BriefcaseBusiness,
  'resume-list': Files,
  tutorial: BookOpen,
  'contact-us': Mail,
};

/** The lists of positions and resumes have pages of their own, which stand in as long as nobody fills their tabs. */
const STAND_INS: Readonly<Record<string, string>> = {
  'position-list': 'Job Positions',
  'resume-list': 'Resumes',
};

interface DashboardSidebarProps {
  readonly shown: DashboardTab;
  /** What another tab was last told: its link leads back to it. */
  readonly paramsOf: (tab: DashboardTab) => TabParams;
}

/** The tabs that work, as links. */
export function DashboardSidebar({ shown, paramsOf }: DashboardSidebarProps): ReactElement {
  const [isCollapsed, setCollapsed] = useStoredFlag('sidebar-collapsed');
  const headerStart = useHeaderStart();
  const [first, ...others] = TAB_GROUPS.map((tabs) => tabs.filter(hasPlace)).filter(
    (tabs) => tabs.length > 0,
  );
  const last = others.pop();
  const linkOf = (tab: DashboardTab) => (
    <TabLink
      key={tab.id}
      tab={tab}
      isCurrent={tab === shown}
      href={hrefOfTab(tab, tab === shown ? {} : paramsOf(tab))}
    />
  );
  return (
    <Sidebar
      label="Dashboard"
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      openerPlace={headerStart}
      className={styles.sidebar}
    >
      {first?.map(linkOf)}
      {others.map((tabs) => (
        <Fragment key={tabs[0]?.id}>
          <SidebarSeparator />
          {tabs.map(linkOf)}
        </Fragment>
      ))}
      <SidebarSpacer />
      {last?.map(linkOf)}
      <SidebarLink href="/userhome" icon={<LayoutGrid aria-hidden />}>
        Old Dashboard
      </SidebarLink>
    </Sidebar>
  );
}

function hasPlace(tab: DashboardTab): boolean {
  return isLive(tab) || tab.id in STAND_INS;
}

interface TabLinkProps {
  readonly tab: DashboardTab;
  readonly isCurrent: boolean;
  readonly href: string;
}

function TabLink({ tab, isCurrent, href }: TabLinkProps): ReactElement {
  const Icon = ICONS[tab.id] ?? LayoutGrid;
  const label = isLive(tab) ? tab.label : (STAND_INS[tab.id] ?? tab.label);
  return (
    <SidebarLink href={href} isCurrent={isCurrent} icon={<Icon aria-hidden />}>
      {label}
    </SidebarLink>
  );
}
