import type { RemoteErrorKind } from '../failure-policies.ts';
import { RemoteError } from '../remote-error.ts';
import type { RemoteSource } from '../remote-source.ts';

/** A network of remotes that does as it is told. */
export interface FakeSource extends RemoteSource {
  /** Asked modules, `mfe_jobs ./JobList`, and renewals, `mfe_jobs renewed 1`, in order. */
  readonly calls: string[];
  /** Serves a module. */
  serve(remote: string, exposed: string, module: unknown): void;
  /** The next loads of a remote fail like this, until `heal`. */
  fail(remote: string, kind: RemoteErrorKind | 'hang' | 'chunk'): void;
  heal(remote: string): void;
}

export function fakeSource(): FakeSource {
  const modules = new Map<string, unknown>();
  const failures = new Map<string, RemoteErrorKind | 'hang' | 'chunk'>();
  const calls: string[] = [];
  return {
    calls,
    serve: (remote, exposed, module) => modules.set(`${remote} ${exposed}`, module),
    fail: (remote, kind) => failures.set(remote, kind),
    heal: (remote) => failures.delete(remote),
    reregister: ({ name }, attempt) => calls.push(`${name} renewed ${attempt}`),
    load: async (remote, exposed) => {
      calls.push(`${remote.name} ${exposed}`);
      const failure = failures.get(remote.name);
      if (failure === 'hang') return new Promise(() => {});
      if (failure === 'chunk') throw new Error('Loading chunk 7 failed.');
      if (failure) throw new RemoteError(failure, remote);
      return modules.get(`${remote.name} ${exposed}`) ?? {};
    },
  };
}
