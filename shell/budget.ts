/** What the shell may weigh, as gzip counts: the files that every page starts with, and its heaviest page with them. A release above it is refused. */
export const budget = { entry: 188_700, page: 285_000, widget: 0 } as const;
