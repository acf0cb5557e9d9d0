const asked = process.env.KIT_SUITES?.split(',');

/** Whether a remote, or `faulty-remotes`, is among those that are asked for in `KIT_SUITES`: all are unless it says something. */
export function isAsked(name: string): boolean {
  return asked?.includes(name) ?? true;
}
