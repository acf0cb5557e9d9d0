import type { Rule } from './rule.ts';
import { itFitsTheRemotesOfEveryChannel } from './rules/it-fits-the-remotes-of-every-channel.ts';
import { itFitsTheShellOfEveryChannel } from './rules/it-fits-the-shell-of-every-channel.ts';
import { itsRoutesAreNobodyElses } from './rules/its-routes-are-nobody-elses.ts';

/**
 * Whether a release gets on with what else is live: asked of a rollback and a promotion too, also where there is neither
 * compiler nor browser.
 */
export const fittingRules: readonly Rule[] = [
  itFitsTheShellOfEveryChannel,
  itFitsTheRemotesOfEveryChannel,
  itsRoutesAreNobodyElses,
];
