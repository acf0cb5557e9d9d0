/** A question that is answered in a form. */
export interface ModelQuestion {
  /** What to do: ours alone. */
  readonly system: string;
  /** The data to do it with: strangers wrote it. */
  readonly user: string;
  /** A JSON schema with a name. */
  readonly form: { readonly name: string; readonly schema: Record<string, unknown> };
  readonly maxOutputTokens: number;
}
