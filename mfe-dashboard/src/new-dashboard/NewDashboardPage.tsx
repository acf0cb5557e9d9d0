import { Sidebar, SidebarLink } from '@shortlist/design-system/Sidebar';
import { BriefcaseBusiness, CreditCard, Files, House, LayoutGrid } from 'lucide-react';
import type { ReactElement } from 'react';
import { HomeTab } from '../home/HomeTab.tsx';
import styles from './NewDashboardPage.module.css';
import { useKeptFlag } from './use-kept-flag.ts';

/** The dashboard: where to go at the side, the chosen tab on the sheet. */
export function NewDashboardPage(): ReactElement {
  const [isCollapsed, setCollapsed] = useKeptFlag('sidebar-collapsed');
  return (
    <div className={styles.frame} data-own-sheet>
      <Sidebar label="Dashboard" isCollapsed={isCollapsed} onCollapsedChange={setCollapsed}>
        <SidebarLink href="/new-dashboard" icon={<House aria-hidden />} isCurrent>
          Home Dashboard
        </SidebarLink>
        <SidebarLink href="/joblist" icon={<BriefcaseBusiness aria-hidden />}>
          Job Positions
        </SidebarLink>
        <SidebarLink href="/resumes" icon={<Files aria-hidden />}>
          Resumes
        </SidebarLink>
        <SidebarLink href="/plans" icon={<CreditCard aria-hidden />}>
          Plans
        </SidebarLink>
        <SidebarLink href="/userhome" icon={<LayoutGrid aria-hidden />}>
          Old Dashboard
        </SidebarLink>
      </Sidebar>
      <div className={styles.sheet}>
        <HomeTab />
      </div>
    </div>
  );
}

export { NewDashboardPage as Component };
