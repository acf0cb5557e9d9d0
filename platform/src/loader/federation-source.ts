import type { init, ModuleFederation } from '@module-federation/runtime';
import type { MountPart } from '../other-react/mounts.ts';
import { evaluate, settle } from '../page-guard/turns.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { reportTampered } from '../telemetry/report.ts';
import { isAllowedAddress } from './allowed-address.ts';
import { diagnose } from './diagnose.ts';
import type { FileDiagnosis } from './diagnose-failed-file.ts';
import { watchFailedFiles } from './failed-files.ts';
import { removeStaleTags, runScript } from './page-tags.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/**
 * The one file that knows Module Federation. Its runtime does the sharing. Fetching is done here instead, so that
 * one deadline covers it and a retry leaves nothing behind; the runtime's own loading is built out of it. The runtime
 * comes with the first remote that is asked for; the edge has pages of remotes fetch it at once.
 */

type ShareScopes = ModuleFederation['shareScopeMap'];

/** What the host provides, by module name. */
export type SharedModules = NonNullable<Parameters<typeof init>[0]['shared']>;

/** What the host provides to remotes of other Reacts, and what mounts their parts, by major. */
export type OtherReacts = Readonly<
  Record<number, () => Promise<{ readonly shared: SharedModules; readonly mountPart: MountPart }>>
>;

/** What the script of a remote leaves in the global of its name. */
interface Container {
  init(shareScope: unknown, initScope: unknown[], options: object): Promise<unknown>;
  get(exposed: string): Promise<() => unknown>;
}

type FederationGlobals = typeof globalThis & {
  /** The runtime that the containers of this page start with; the preset of remotes writes the call. */
  shortlistContainerRuntime?: () => object;
  /** Part of the address of the shell's own chunks after a failure. */
  shortlistRetry?: string;
  __FEDERATION__?: { __INSTANCES__: { name: string }[] };
} & Record<string, unknown>;

const page = globalThis as FederationGlobals;

/**
 * Remotes by Module Federation.
 *
 * @param shared for remotes of the page's own React.
 */
export function federatedRemotes(shared: SharedModules, others: OtherReacts = {}): RemoteSource {
  const started = new Map<string, Promise<ShareScopes>>();
  const containers = new Map<string, Promise<Container>>();
  const addresses = new Map<string, string>();
  watchFailedFiles(noticeVerdict);

  /** Once for each React; after a failure, again with the next load. */
  function share({ react }: RemoteInSet): Promise<ShareScopes> {
    const other = react === undefined ? undefined : others[react];
    const host = other ? `shell-react-${react}` : 'shell';
    const known = started.get(host);
    if (known) return known;
    const starting = startSharing(host, async () => (other ? (await other()).shared : shared));
    started.set(host, starting);
    starting.catch(() => started.delete(host));
    return starting;
  }

  function containerOf(remote: RemoteInSet): Promise<Container> {
    const known = containers.get(remote.name);
    if (known) return known;
    const address = addresses.get(remote.name) ?? remote.entry;
    const loading = share(remote).then((shares) => openContainer(remote, address, shares));
    containers.set(remote.name, loading);
    return loading;
  }

  async function load(remote: RemoteInSet, exposed: string): Promise<unknown> {
    const container = await containerOf(remote);
    try {
      const factory = await container.get(exposed);
      return evaluate(remote, factory);
    } catch (cause) {
      throw explain(remote, cause);
    }
  }

  function renew(remote: RemoteInSet, attempt: number): void {
    containers.delete(remote.name);
    addresses.set(remote.name, remote.entry + retryQuery(attempt));
    removeStaleTags(remote.entry);
    for (const scopes of started.values()) scopes.then(forgetFailedShares, () => {});
    renewShell();
    page[remote.name] = undefined;
    const instances = page.__FEDERATION__?.__INSTANCES__ ?? [];
    const index = instances.findIndex(({ name }) => name === remote.name);
    if (index !== -1) instances.splice(index, 1);
  }

  return { load, reregister: renew, diagnose };
}

/** Part of each retry's address, so that no page finds in the browser's cache what an earlier one has failed with. */
const OPENED = Date.now().toString(36);

const retryQuery = (attempt: number): string => `?retry=${OPENED}-${attempt}`;

let renewals = 0;

/** The shell's own chunks are asked for under another address from now on. */
function renewShell(): void {
  renewals += 1;
  page.shortlistRetry = retryQuery(renewals);
}

/** A file of the shell has no remote whose renewal would give it another address. */
function noticeVerdict(address: string, verdict: FileDiagnosis): void {
  if (verdict === 'tampered') reportTampered(address);
  renewShell();
}

/** The containers use the runtime of the page instead of bringing their own: 20 KB less in each of them. */
async function startSharing(name: string, shared: () => Promise<SharedModules>): Promise<ShareScopes> {
  const { init, federation, bundlerRuntime } = await import(
    /* webpackChunkName: "federation" */ './federation-runtime.ts'
  );
  page.shortlistContainerRuntime = () => ({
    ...federation,
    // These two are written to: each container gets its own.
    bundlerRuntime: { ...bundlerRuntime, S: {} },
    bundlerRuntimeOptions: {},
  });
  const host = init({ name, remotes: [], shared: await shared(), shareStrategy: 'loaded-first' });
  return host.shareScopeMap;
}

const SCOPE = 'default';

/** The runtime keeps the promise of a shared module even when it failed; without it, it asks again. */
function forgetFailedShares(scopes: ShareScopes): void {
  for (const versions of Object.values(scopes[SCOPE] ?? {})) {
    for (const shared of Object.values(versions)) {
      if (!shared.loaded) shared.loading = null;
    }
  }
}

async function openContainer(remote: RemoteInSet, address: string, scopes: ShareScopes): Promise<Container> {
  if (!isAllowedAddress(remote.entry)) throw new RemoteError('forbidden_origin', remote);
  const outcome = await runScript(address, remote.integrity);
  settle(remote);
  if (outcome === 'failed') throw new RemoteError('unreachable', remote);
  const container = page[remote.name];
  if (outcome === 'threw' || !isContainer(container)) throw new RemoteError('broken_entry', remote);
  try {
    await container.init(scopes[SCOPE], [], {
      version: remote.version,
      shareScopeKeys: SCOPE,
      shareScopeMap: scopes,
    });
  } catch (cause) {
    throw new RemoteError('broken_entry', remote, cause);
  }
  return container;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/** Tells by the runtime's messages what went wrong behind the container. */
function explain(remote: RemoteInSet, cause: unknown): RemoteError {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/does not satisfy the requirement|RUNTIME-012/.test(message)) {
    return new RemoteError('incompatible', remote, cause);
  }
  if (message.includes('does not exist in container')) return new RemoteError('not_exposed', remote, cause);
  return new RemoteError('missing_part', remote, cause);
}
