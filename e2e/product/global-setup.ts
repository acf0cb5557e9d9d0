import type { TestProject } from 'vitest/node';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    address: string;
    /** Its data folder. */
    dataDir: string;
  }
}

/** Starts the built product once for all journeys, with its demo data. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // All journeys come from one address, from which a hundred accounts an hour are taken otherwise.
  const product = await startProduct({ env: { RATE_LIMITS: 'signup=50' } });
  project.provide('address', product.address);
  project.provide('dataDir', product.dataDir);
  return async () => {
    const code = await product.stop();
    if (code !== 0) throw new Error(`The product ended with code ${code} when it was asked to stop.`);
  };
}
