import type { User } from '@shortlist/api-contract';
import {
  MenuItem,
  MenuPopover,
  type MenuPopoverProps,
  MenuSection,
  MenuSeparator,
} from '@shortlist/design-system/Menu';
import { useNavigate } from '@shortlist/platform/router';
import {
  Activity,
  Briefcase,
  Eye,
  EyeOff,
  FileText,
  Gauge,
  House,
  LayoutDashboard,
  LogOut,
  Scale,
  ScrollText,
  UserRound,
} from 'lucide-react';
import type { ReactElement, RefObject } from 'react';
import { setBlindMode } from './blind-mode.ts';
import { logOut } from './log-out.ts';
import styles from './ProfileMenu.module.css';

interface ProfileMenuListProps {
  readonly user: User;
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** What takes the focus as it opens. */
  readonly firstFocus: NonNullable<MenuPopoverProps['firstFocus']>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Where a signed-in user can go from anywhere, and the way out. */
export function ProfileMenuList({ user, ...popover }: ProfileMenuListProps): ReactElement {
  const navigate = useNavigate();
  return (
    <MenuPopover {...popover} className={styles.list} aria-label="Profile menu" placement="bottom end">
      <MenuSection title={user.email}>
        <MenuItem href="/userhome" icon={<House aria-hidden />}>
          User Home
        </MenuItem>
        <MenuItem href="/resumes" icon={<FileText aria-hidden />}>
          Resumes
        </MenuItem>
        <MenuItem href="/joblist" icon={<Briefcase aria-hidden />}>
          Job Positions
        </MenuItem>
        <MenuItem href="/new-dashboard" icon={<LayoutDashboard aria-hidden />}>
          Dashboard
        </MenuItem>
        <MenuItem href="/fairness" icon={<Scale aria-hidden />}>
          Fairness
        </MenuItem>
        <MenuItem href="/user-profile" icon={<UserRound aria-hidden />}>
          Profile
        </MenuItem>
        {user.is_admin ? (
          <>
            <MenuItem href="/platform" icon={<Activity aria-hidden />}>
              Platform
            </MenuItem>
            <MenuItem href="/ai-usage" icon={<Gauge aria-hidden />}>
              AI Usage
            </MenuItem>
            <MenuItem href="/blind-log" icon={<ScrollText aria-hidden />}>
              Blind Mode Log
            </MenuItem>
          </>
        ) : null}
      </MenuSection>
      <MenuSeparator />
      <MenuItem
        icon={user.blind_mode ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
        onAction={() => void setBlindMode(!user.blind_mode)}
      >
        {user.blind_mode ? 'Turn off blind mode' : 'Turn on blind mode'}
      </MenuItem>
      <MenuItem icon={<LogOut aria-hidden />} onAction={() => void logOut(navigate)}>
        Log Out
      </MenuItem>
    </MenuPopover>
  );
}
