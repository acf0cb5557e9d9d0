import type { SlotStatus } from '@shortlist/platform/platform-status';

/** A widget of a slot, as an administrator sees it. */
export type Widget = SlotStatus['widgets'][number];

export const isOff = ({ isOn }: Widget): boolean => !isOn;

/** `MyPlan` of `mfe_billing/MyPlan`. */
export const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);

/** The widgets with one of them moved up or down. */
export function moved(widgets: readonly Widget[], index: number, by: -1 | 1): Widget[] {
  const rest = widgets.toSpliced(index, 1);
  return rest.toSpliced(index + by, 0, ...widgets.slice(index, index + 1));
}

/** The widgets with one of them turned on or off. */
export const switched = (widgets: readonly Widget[], index: number): Widget[] =>
  widgets.map((widget, each) => (each === index ? { ...widget, isOn: !widget.isOn } : widget));

/** One change of a slot: `Ada turned off MyPlan`. */
export interface SlotChange {
  readonly by: string;
  readonly what: string;
  readonly since: string;
}

/** Who changed a slot and how, the latest first. */
export function changesOf({ changes }: Pick<SlotStatus, 'changes'>): SlotChange[] {
  return changes.map(({ off, by, since }, index) => {
    const before = changes[index + 1]?.off ?? [];
    const turned = [
      ...wordsFor('turned off', missingFrom(before, off)),
      ...wordsFor('turned on', missingFrom(off, before)),
    ];
    return { by, since, what: turned.join(' and ') || 'changed the order' };
  });
}

const missingFrom = (there: readonly string[], ids: readonly string[]): string[] =>
  ids.filter((id) => !there.includes(id)).map(nameOf);

const wordsFor = (verb: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${verb} ${names.join(', ')}`] : [];
