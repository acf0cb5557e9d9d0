import { IS_KIT } from '../build/packages.ts';
import type { Rule } from './rule.ts';
import { itBootsBesideWhatIsLive } from './rules/it-boots-beside-what-is-live.ts';
import { itExportsWhatItsContractPromises } from './rules/it-exports-what-its-contract-promises.ts';
import { itPassesTheContractKit } from './rules/it-passes-the-contract-kit.ts';
import { itsLicensesAreAllowed } from './rules/its-licenses-are-allowed.ts';
import { itsOwnTestsPass } from './rules/its-own-tests-pass.ts';
import { itsRoutesLieInItsPrefixes } from './rules/its-routes-lie-in-its-prefixes.ts';
import { itsSharedRangesAreBounded } from './rules/its-shared-ranges-are-bounded.ts';
import { itsSizeStaysInItsBudget } from './rules/its-size-stays-in-its-budget.ts';
import { itsStylesStayInItsOwnClasses } from './rules/its-styles-stay-in-its-own-classes.ts';

/** What can be read from the files of a build alone. */
export const fileRules: readonly Rule[] = [
  itsSizeStaysInItsBudget,
  itsSharedRangesAreBounded,
  itsStylesStayInItsOwnClasses,
  itsRoutesLieInItsPrefixes,
  itExportsWhatItsContractPromises,
  itsLicensesAreAllowed,
];

/** A repository of a remote alone says itself how it is tested: its workflow does so before it releases. */
export const sourceRules: readonly Rule[] = IS_KIT ? [] : [itsOwnTestsPass];

/** What only a browser can tell. */
export const browserRules: readonly Rule[] = [itBootsBesideWhatIsLive, itPassesTheContractKit];

export { itBootsBesideWhatIsLive };
