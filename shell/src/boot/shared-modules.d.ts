/** Written by the build: every module that the shell gives to remotes. */
declare module '@shortlist/shared-modules' {
  export const shared: import('@shortlist/platform/host').SharedModules;
}
