/** Compiler options that check types and write nothing, for a project that is no part of the build. */
export const CHECK_ONLY = {
  composite: false,
  incremental: false,
  declaration: false,
  emitDeclarationOnly: false,
  noEmit: true,
} as const;
