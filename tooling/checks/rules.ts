import type { Rule } from './rule.ts';
import { itFitsTheShellOfEveryChannel } from './rules/it-fits-the-shell-of-every-channel.ts';
import { itsSharedRangesAreBounded } from './rules/its-shared-ranges-are-bounded.ts';

/** Whether a release gets on with what else is live: asked of a rollback and a promotion too. */
export const fittingRules: readonly Rule[] = [itFitsTheShellOfEveryChannel];

/** What else can be read from the files of a build. */
export const fileRules: readonly Rule[] = [itsSharedRangesAreBounded];

/** What only a browser can tell. */
export const browserRules: readonly Rule[] = [];
