import { buildAll } from '../../build/build.ts';

/** Builds the shell and every remote that changed, once for all tests. */
export default async function setup(): Promise<void> {
  await buildAll();
}
