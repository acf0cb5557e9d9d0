import { shellConfig } from '@shortlist/tooling/preset';
import type { Budget } from '@shortlist/tooling/preset/define-remote.ts';

export default shellConfig(import.meta.dirname);

/** What it may weigh, as gzip counts: the files that every page starts with, and its heaviest page with them. A release above it is refused. */
export const budget: Budget = { entry: 188_000, page: 285_000, widget: 0 };
