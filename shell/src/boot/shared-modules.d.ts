/** Written by the build: every module that the shell gives to remotes, of its own React and of others. */
declare module '@shortlist/shared-modules' {
  export const shared: import('@shortlist/platform/host').SharedModules;
  export const otherReacts: import('@shortlist/platform/host').OtherReacts;
}
