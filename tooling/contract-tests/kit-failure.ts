/** What a remote does not stand. */
export interface KitFailure {
  /** `its entry is gone`. */
  readonly case: string;
  /** What was seen, and where. */
  readonly what: string;
  /** What to do about it. */
  readonly fix: string;
}
