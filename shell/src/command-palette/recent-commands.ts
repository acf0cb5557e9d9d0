/** Something that was opened from the palette, as it can be shown and opened again. */
export interface RecentCommand {
  readonly kind: 'screen' | 'job' | 'resume';
  readonly href: string;
  readonly label: string;
  readonly note: string;
}

interface Kept {
  readonly owner: string;
  readonly commands: readonly RecentCommand[];
}

const KEY = 'recent-commands';
const MOST = 4;

/**
 * What a user opened from the palette in this tab, the last one first. It names candidates: it ends with the tab, is
 * dropped at log-out, and nobody else sees it.
 *
 * @param owner id of the user.
 */
export function recentCommands(owner: string, storage: Storage = sessionStorage): readonly RecentCommand[] {
  try {
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<Kept> | null;
    const commands = kept?.owner === owner && Array.isArray(kept.commands) ? kept.commands : [];
    return commands.every(isCommand) ? commands : [];
  } catch {
    return [];
  }
}

function isCommand({ kind, href, label, note }: Partial<RecentCommand>): boolean {
  const isKnown = ['screen', 'job', 'resume'].includes(kind ?? '');
  return isKnown && href?.startsWith('/') === true && typeof label === 'string' && typeof note === 'string';
}

/** Puts a command first, once. */
export function rememberCommand(
  owner: string,
  command: RecentCommand,
  storage: Storage = sessionStorage,
): void {
  const others = recentCommands(owner, storage).filter(({ href }) => href !== command.href);
  const kept = { owner, commands: [command, ...others].slice(0, MOST) };
  try {
    storage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may refuse storage: nothing is recent then.
  }
}

/** Forgets them, at log-out. */
export function forgetCommands(storage: Storage = sessionStorage): void {
  try {
    storage.removeItem(KEY);
  } catch {
    // Where storage is closed to us, nothing is kept either.
  }
}
