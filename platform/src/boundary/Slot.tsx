import type { ComponentType, ReactElement } from 'react';
import { findRemoteHost } from '../loader/host.ts';
import { ownValue } from '../registry/own-value.ts';
import { RemoteWidget } from './RemoteWidget.tsx';

/**
 * The slots of all remotes, by id, with what each passes to its widgets. A remote adds its own in its
 * `src/contract.ts`: `declare module '@shortlist/platform' { interface SlotContracts { ... } }`.
 * It is empty here: platform knows no slot by name.
 */
export interface SlotContracts {}

type SlotProps<K extends keyof SlotContracts> = { readonly name: K } & SlotContracts[K];

/** A release is refused when its slot passes less than a widget in it asks for, so the types of both need not meet here. */
const AnyWidget = RemoteWidget as unknown as ComponentType<Record<string, unknown>>;

/**
 * A place for widgets of any remote, one below the other: those that live releases offer for it, in the order and with
 * the switches of an administrator. Each loads, fails and is retried alone. Without a widget it renders nothing.
 */
export function Slot<K extends keyof SlotContracts>(props: SlotProps<K>): ReactElement {
  const { name, ...passed } = props as { name: string };
  const widgets = ownValue(findRemoteHost()?.registry.releases.slots ?? {}, name) ?? [];
  return (
    <>
      {widgets.map((id) => (
        <AnyWidget key={id} {...passed} id={id} />
      ))}
    </>
  );
}
