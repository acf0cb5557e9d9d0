import type { Offer } from '@shortlist/platform/release-set';
import type { RemoteDescriptor } from '../preset/define-remote.ts';

/** The offers of a remote as its release says them. */
export const offersOf = ({ name, offers = [] }: RemoteDescriptor): Offer[] =>
  offers.map(({ slot, widget, order }) => ({ slot, widget: widget.replace('.', name), order }));
