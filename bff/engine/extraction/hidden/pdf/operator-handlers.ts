import type { getResolvedPDFJS } from 'unpdf';

/** The signs of PDF by their names, as the reader numbers them. */
export type Ops = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];
/** What a sign does to a page. */
export type Action = (args: readonly unknown[]) => void;

/** The signs of a page with what belongs to each. */
export interface OperatorList {
  readonly fnArray: ArrayLike<number>;
  readonly argsArray: readonly unknown[];
}
