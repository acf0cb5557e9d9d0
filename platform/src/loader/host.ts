import type { Registry } from '../registry/registry.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import type { Loader } from './loader.ts';
import { RemoteError, unknownRemote } from './remote-error.ts';

/** What the page loads remotes with. */
export interface RemoteHost {
  readonly registry: Registry;
  readonly loader: Loader;
}

let current: RemoteHost | undefined;

/** Called once, by the shell's boot or the standalone host, before anything renders. */
export function provideRemotes(host: RemoteHost): void {
  current = host;
}

/**
 * The page's registry and loader.
 *
 * @throws Error when there is no host: a widget of another remote can't be drawn in a story or a unit test.
 */
export function remoteHost(): RemoteHost {
  if (!current) throw new Error('No remote host is registered. Call provideRemotes() first.');
  return current;
}

/** As `remoteHost`, but undefined when there is no host. */
export function findRemoteHost(): RemoteHost | undefined {
  return current;
}

/**
 * A remote by its container name.
 *
 * @throws RemoteError `not_released`.
 */
export function getRemote(name: string): RemoteInSet {
  const remote = current?.registry.byName(name);
  if (!remote) throw new RemoteError('not_released', unknownRemote(name));
  return remote;
}
