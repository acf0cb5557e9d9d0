import type { User } from '@shortlist/api-contract';
import { CommandPalette } from '@shortlist/design-system/CommandPalette';
import { useSession } from '@shortlist/platform';
import { findRemoteHost, type RemoteInSet } from '@shortlist/platform/host';
import { type ReactElement, useState } from 'react';
import { FoundJobs, FoundResumes, RecentSection } from './FoundSections.tsx';
import { GeneralActions, GuestScreens, RecruiterActions, ScreenSection } from './ScreenSections.tsx';
import { useSearch } from './use-search.ts';

interface ShellPaletteProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shows the keyboard shortcuts. */
  readonly onShortcuts: () => void;
}

/** Every screen, what can be done from anywhere, and the own positions and resumes by name. */
export function ShellPalette({ isOpen, onOpenChange, onShortcuts }: ShellPaletteProps): ReactElement {
  const user = useSession();
  const [words, setWords] = useState('');
  const search = useSearch(words, user !== null);
  return (
    <CommandPalette
      label="Commands"
      placeholder={user ? 'Search or jump to...' : 'Jump to...'}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onQueryChange={setWords}
      isLoading={search.isLoading}
      loadingLabel="Searching positions and resumes..."
      errorMessage={search.errorMessage}
      onRetry={search.retry}
    >
      {user ? sectionsFor(user, liveRemotes(), search) : <GuestScreens />}
      <GeneralActions user={user} onShortcuts={onShortcuts} />
    </CommandPalette>
  );
}

function sectionsFor(
  user: User,
  remotes: readonly RemoteInSet[],
  { jobs, resumes }: ReturnType<typeof useSearch>,
) {
  return (
    <>
      <RecentSection owner={ownerOf(user)} />
      <ScreenSection owner={ownerOf(user)} remotes={remotes} isAdmin={user.is_admin} />
      <RecruiterActions remotes={remotes} />
      <FoundJobs owner={ownerOf(user)} jobs={jobs} />
      <FoundResumes owner={ownerOf(user)} resumes={resumes} />
    </>
  );
}

/** As they are when the palette opens; without a host, none. */
function liveRemotes(): readonly RemoteInSet[] {
  return findRemoteHost()?.registry.releases.remotes ?? [];
}

/** Who opens something blind and who opens it by name remember different things: what was opened before names people. */
function ownerOf({ id, blind_mode }: User): string {
  return blind_mode ? `${id} blind` : id;
}
