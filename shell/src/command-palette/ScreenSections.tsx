import type { User } from '@shortlist/api-contract';
import { Command, CommandSection } from '@shortlist/design-system/CommandPalette';
import { applyTheme, isDark } from '@shortlist/design-system/ThemeToggle';
import type { RemoteInSet } from '@shortlist/platform/host';
import { useNavigate } from '@shortlist/platform/router';
import {
  ArrowRight,
  Keyboard,
  LogIn,
  LogOut,
  Moon,
  Plus,
  Sun,
  Upload,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { logOut } from '../layout/log-out.ts';
import { rememberCommand } from './recent-commands.ts';
import { screensOf } from './screens.ts';

interface ScreenSectionProps {
  /** Id of the user for whom a visit is remembered. */
  readonly owner: string;
  readonly remotes: readonly RemoteInSet[];
  readonly isAdmin: boolean;
}

/** Where a signed-in user can go. */
export function ScreenSection({ owner, remotes, isAdmin }: ScreenSectionProps): ReactElement {
  return (
    <CommandSection title="Go to">
      {screensOf(remotes, isAdmin).map(({ path, label, keywords, note }) => (
        <Command
          key={path}
          id={path}
          href={path}
          icon={<ArrowRight aria-hidden />}
          keywords={keywords}
          note={note}
          onAction={() => rememberCommand(owner, { kind: 'screen', href: path, label, note })}
        >
          {label}
        </Command>
      ))}
      <Command
        id="/user-profile"
        href="/user-profile"
        icon={<UserRound aria-hidden />}
        keywords="account settings"
      >
        Profile
      </Command>
    </CommandSection>
  );
}

/** Where somebody who is not signed in can go. */
export function GuestScreens(): ReactElement {
  return (
    <CommandSection title="Go to">
      <Command id="/" href="/" icon={<ArrowRight aria-hidden />} keywords="home landing">
        Home page
      </Command>
      <Command id="/login" href="/login" icon={<LogIn aria-hidden />} keywords="sign in">
        Login
      </Command>
      <Command id="/signup" href="/signup" icon={<UserPlus aria-hidden />} keywords="register account">
        Sign Up
      </Command>
    </CommandSection>
  );
}

/** The forms that bring something new, of the remotes that are live. */
export function RecruiterActions({ remotes }: Pick<ScreenSectionProps, 'remotes'>): ReactElement {
  const isLive = (path: string) => remotes.some(({ paths }) => paths.includes(path));
  return (
    <CommandSection title="Create">
      {isLive('/joblist/new') ? (
        <Command id="new-job" href="/joblist/new" icon={<Plus aria-hidden />} keywords="post create vacancy">
          New position
        </Command>
      ) : null}
      {isLive('/resumes/new') ? (
        <Command id="upload" href="/resumes/new" icon={<Upload aria-hidden />} keywords="add candidates pdf">
          Upload Resumes
        </Command>
      ) : null}
    </CommandSection>
  );
}

interface GeneralActionsProps {
  readonly user: User | null;
  readonly onShortcuts: () => void;
}

/** What everybody can do. */
export function GeneralActions({ user, onShortcuts }: GeneralActionsProps): ReactElement {
  const navigate = useNavigate();
  const dark = isDark();
  return (
    <CommandSection title="Settings">
      <Command
        id="theme"
        icon={dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
        keywords="theme mode appearance night"
        onAction={() => applyTheme(dark ? 'light' : 'dark')}
      >
        {dark ? 'Switch to light theme' : 'Switch to dark theme'}
      </Command>
      <Command
        id="shortcuts"
        icon={<Keyboard aria-hidden />}
        keywords="keys hotkeys help"
        onAction={onShortcuts}
      >
        Keyboard Shortcuts
      </Command>
      {user ? (
        <Command
          id="log-out"
          icon={<LogOut aria-hidden />}
          keywords="sign out leave"
          note={user.email}
          onAction={() => void logOut(navigate)}
        >
          Log Out
        </Command>
      ) : null}
    </CommandSection>
  );
}
