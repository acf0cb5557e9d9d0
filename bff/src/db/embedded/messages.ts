/** What the thread of the embedded database is asked; `tx` names the transaction that a statement belongs to. */
export type Question =
  | { readonly ask: 'query'; readonly text: string; readonly values: unknown[]; readonly tx: number | null }
  | { readonly ask: 'exec'; readonly text: string; readonly tx: number | null }
  | { readonly ask: 'begin'; readonly tx: number }
  | { readonly ask: 'end'; readonly tx: number; readonly commits: boolean }
  | { readonly ask: 'listen'; readonly channel: string }
  | { readonly ask: 'dump' }
  | { readonly ask: 'copy'; readonly to: string }
  | { readonly ask: 'close' };

/** A question with the number that its answer bears. */
export type Asked = Question & { readonly id: number };

/** Rows as arrays, JSON in them unread: reading it where it is needed costs less than handing objects over. */
export interface RawResult {
  readonly fields: readonly Field[];
  readonly rows: unknown[][];
  readonly affectedRows?: number | undefined;
}

export interface Field {
  readonly name: string;
  readonly dataTypeID: number;
}

/** An error of the database: its message, and what PostgreSQL says beside it. */
export interface RawError {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What the thread says: an answer, or a message of a channel that is listened to. */
export type Said =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: RawError }
  | { readonly channel: string; readonly message: string };

/** Types of PostgreSQL whose values cross the border as text. */
export const JSON_TYPES = [114, 3802] as const;
