import { BFF_FAULTS } from './bff-faults.ts';
import { BROWSER_FAULTS } from './browser-faults.ts';
import { OTHER_FAULTS } from './other-faults.ts';
import type { PastFault } from './past-fault.ts';
import { UNIT_FAULTS } from './unit-faults.ts';

/** Faults out of the history, of every part and every step. Numbered from 1 in this order. */
export const PAST_FAULTS: readonly PastFault[] = [
  ...UNIT_FAULTS,
  ...BFF_FAULTS,
  ...OTHER_FAULTS,
  ...BROWSER_FAULTS,
];
