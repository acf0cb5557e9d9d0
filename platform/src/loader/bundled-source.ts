import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/** By `mfe_jobs ./JobList`: how an exposed module is imported. */
export type BundledRemotes = Readonly<Record<string, () => Promise<unknown>>>;

/** Remotes that were bundled with the shell: the single bundle that the bench measures federation against. */
export function bundledRemotes(modules: BundledRemotes): RemoteSource {
  return {
    load: (remote, exposed) => {
      const load = modules[`${remote.name} ${exposed}`];
      return load ? load() : Promise.reject(new RemoteError('not_exposed', remote));
    },
    reregister: () => {},
  };
}
