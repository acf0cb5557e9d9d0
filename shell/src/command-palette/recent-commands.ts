import { z } from 'zod';

/** Something that was opened from the palette, as it can be shown and opened again. */
const RecentCommand = z.object({
  kind: z.enum(['screen', 'job', 'resume']),
  href: z.string().startsWith('/'),
  label: z.string(),
  note: z.string(),
});
export type RecentCommand = z.infer<typeof RecentCommand>;

const Kept = z.object({ owner: z.string(), commands: z.array(RecentCommand) });

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
    const kept = Kept.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'));
    return kept.success && kept.data.owner === owner ? kept.data.commands : [];
  } catch {
    return [];
  }
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
