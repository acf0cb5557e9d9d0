import type { RemoteInSet } from '../registry/release-set.ts';
import type { RemoteError } from './remote-error.ts';

/**
 * Where the code of remotes comes from. Module Federation stands behind it in the product, plain dynamic imports
 * in the single bundle that the bench compares with, and a fake in tests.
 */
export interface RemoteSource {
  /**
   * Loads an exposed module, `./JobList`.
   *
   * @throws RemoteError of the kind it can tell.
   */
  load(remote: RemoteInSet, exposed: string): Promise<unknown>;
  /**
   * Forgets everything that is kept of a remote after a failure, so that the next `load` asks the network again.
   *
   * @param attempt counts up: part of the address, so that no cache answers.
   */
  reregister(remote: RemoteInSet, attempt: number): void;
  /**
   * Makes the error of a failed load more precise, where that takes a look at the network.
   *
   * @param since when the load began, by `performance.now()`.
   */
  diagnose?(remote: RemoteInSet, error: RemoteError, since: number): Promise<RemoteError>;
}
