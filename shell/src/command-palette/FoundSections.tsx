import type { Job, Resume } from '@shortlist/api-contract';
import { Command, CommandSection } from '@shortlist/design-system/CommandPalette';
import { ArrowRight, Briefcase, FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { type RecentCommand, recentCommands, rememberCommand } from './recent-commands.ts';

const ICONS = {
  screen: <ArrowRight aria-hidden />,
  job: <Briefcase aria-hidden />,
  resume: <FileText aria-hidden />,
} as const;

interface Owned {
  /** Id of the user for whom a visit is remembered. */
  readonly owner: string;
}

/** What was opened from here before, while nothing is typed; nothing at first. */
export function RecentSection({ owner }: Owned): ReactElement | null {
  const commands = recentCommands(owner);
  if (commands.length === 0) return null;
  return (
    <CommandSection title="Recent" isHiddenWhileTyping>
      {commands.map((command) => (
        <Command
          key={command.href}
          id={`recent:${command.href}`}
          href={command.href}
          icon={ICONS[command.kind]}
          note={command.note}
          onAction={() => rememberCommand(owner, command)}
        >
          {command.label}
        </Command>
      ))}
    </CommandSection>
  );
}

/** The positions that the server found. */
export function FoundJobs({ owner, jobs }: Owned & { readonly jobs: readonly Job[] }): ReactElement | null {
  return found(owner, 'Positions', jobs.map(jobCommand));
}

/** The resumes that the server found; each leads to its analysis. */
export function FoundResumes({
  owner,
  resumes,
}: Owned & { readonly resumes: readonly Resume[] }): ReactElement | null {
  return found(owner, 'Resumes', resumes.map(resumeCommand));
}

function found(owner: string, title: string, commands: readonly RecentCommand[]): ReactElement | null {
  if (commands.length === 0) return null;
  return (
    <CommandSection title={title}>
      {commands.map((command) => (
        <Command
          key={command.href}
          id={command.href}
          href={command.href}
          icon={ICONS[command.kind]}
          note={command.note}
          isFound
          onAction={() => rememberCommand(owner, command)}
        >
          {command.label}
        </Command>
      ))}
    </CommandSection>
  );
}

function jobCommand({ id, title, company }: Job): RecentCommand {
  return { kind: 'job', href: `/joblist/${id}`, label: title, note: company ?? '' };
}

function resumeCommand({ id, candidate_name, file_name }: Resume): RecentCommand {
  return { kind: 'resume', href: `/resumes/${id}`, label: candidate_name, note: file_name };
}
