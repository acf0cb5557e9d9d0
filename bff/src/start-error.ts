/** Why the server can't start, in one sentence for the person who started it: shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
