import { rm } from 'node:fs/promises';
import { startTopology } from '@shortlist/tooling/compose/topology.ts';
import type { TestProject } from 'vitest/node';
import { makeImage, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product answers. */
    address: string;
    /** A data folder to begin with, which nobody writes to. */
    image: string;
  }
}

/** Starts the built product once for all journeys, with its demo data; with TOPOLOGY=1, each service of docker-compose.yml, without. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return process.env.TOPOLOGY ? startInParts(project) : startWhole(project);
}

async function startInParts(project: TestProject): Promise<() => Promise<void>> {
  const topology = await startTopology();
  project.provide('address', topology.address);
  return () => topology.remove();
}

async function startWhole(project: TestProject): Promise<() => Promise<void>> {
  const image = await makeImage();
  // All journeys come from one address, from which a hundred accounts an hour are taken otherwise.
  const product = await startProduct({ image, env: { RATE_LIMITS: 'signup=50' } });
  project.provide('address', product.address);
  project.provide('image', image);
  return async () => {
    const code = await product.stop();
    await rm(image, { recursive: true, force: true });
    if (code !== 0) throw new Error(`The product ended with code ${code} when it was asked to stop.`);
  };
}
