/** How long what is still open may keep the process, milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Ends the process with a code as soon as nothing is open any more. Not at once: the compiler complains of its own
 * objects when it is cut off.
 */
export function killWithParent(code: number): void {
  process.exitCode = code;
  setTimeout(() => process.exit(), PATIENCE_MS).unref();
}
