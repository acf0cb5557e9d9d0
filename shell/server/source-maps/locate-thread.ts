import { parentPort, workerData } from 'node:worker_threads';
import { type Lookup, locate } from './locate.ts';

/** Nothing of a map that is damaged. */
function locateSome(lookup: Lookup): (string | null)[] {
  try {
    return locate(lookup);
  } catch {
    return lookup.places.map(() => null);
  }
}

parentPort?.postMessage((workerData as readonly Lookup[]).map(locateSome));
