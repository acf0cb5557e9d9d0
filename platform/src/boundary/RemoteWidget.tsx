import type { ReactElement } from 'react';

/**
 * The widgets that remotes expose, by id, with their props. Each remote adds its own in its
 * `src/contract.ts`: `declare module '@shortlist/platform' { interface WidgetContracts { ... } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: augmented by the remotes
export interface WidgetContracts {}

type WidgetProps<K extends keyof WidgetContracts> = { readonly id: K } & WidgetContracts[K];

/** A widget of another remote, loaded at run time, with its own loading and error state. */
export function RemoteWidget<K extends keyof WidgetContracts>(_: WidgetProps<K>): ReactElement | null {
  return null;
}
