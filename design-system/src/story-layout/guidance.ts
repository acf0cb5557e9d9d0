/**
 * How a component should be used, in `parameters.guidance` of its stories: the docs page draws it, and the story gate
 * asks for it.
 */
export interface Guidance {
  /** Two to four short, concrete sentences each. */
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Every key that does something, and what; several keys with a comma and a space; none when it takes no keys. */
  readonly keyboard: readonly (readonly [keys: string, action: string])[];
}
