/** The remote that is run alone; written by the configuration of its build. */
declare module '@shortlist/standalone-remote' {
  import type { BundledRemotes } from '@shortlist/platform/host';
  import type { RouteObject } from '@shortlist/platform/router';

  export const remote: {
    readonly name: string;
    readonly title: string;
    readonly team: string;
    /** Addresses without parameters: those that a link can lead to. */
    readonly links: readonly string[];
    /** `mfe_jobs/JobList` */
    readonly widgets: readonly string[];
  };
  export const modules: BundledRemotes;
  export const routes: RouteObject[];
}
