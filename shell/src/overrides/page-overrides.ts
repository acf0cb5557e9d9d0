import type { Override } from '@shortlist/platform/overrides';

let overrides: readonly Override[] = [];

/** Called once, by the boot, before anything renders: a page keeps its releases, and so its overrides, until it is loaded again. */
export function provideOverrides(given: readonly Override[]): void {
  overrides = given;
}

/** The overrides that this page was composed with. */
export const pageOverrides = (): readonly Override[] => overrides;
