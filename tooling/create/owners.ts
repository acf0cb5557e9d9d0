import { teamHandle } from './wanted-remote.ts';

/** Where it is written who is asked to review what. */
export const OWNERS_FILE = '.github/CODEOWNERS';

/** The line by which a team owns its remote. */
export function ownerLine({ package: name, team }: { package: string; team: string }): string {
  return `/${name}/ ${teamHandle(team)}`;
}

/** The list of owners with one more remote, among the other remotes. */
export function ownedWith(text: string, remote: { package: string; team: string }): string {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  return `${lines.toSpliced(last + 1, 0, ownerLine(remote)).join('\n')}\n`;
}
