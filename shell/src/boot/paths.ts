/** The addresses whose pages the shell draws itself. The edge reads them too: all others belong to a remote or to nobody. */
export const SHELL_PATHS = ['/', '/login', '/signup', '/user-profile'] as const;
