import * as runtimeCore from '@module-federation/runtime/core';
import type { RemoteInSet } from '../registry/release-set.ts';
import { removeStaleTags, runScript } from './page-tags.ts';
import { RemoteError } from './remote-error.ts';
import type { RemoteSource } from './remote-source.ts';

/**
 * The one file that knows Module Federation. Entries are fetched here, not by its runtime, so that one deadline
 * covers them and a retry leaves nothing behind; the runtime gets the container and does what it is for: sharing.
 */

export type SharedModules = NonNullable<
  ConstructorParameters<typeof runtimeCore.ModuleFederation>[0]['shared']
>;

interface Container {
  readonly init: unknown;
  readonly get: unknown;
}

type FederationGlobals = typeof globalThis & {
  _FEDERATION_RUNTIME_CORE?: typeof runtimeCore;
  __FEDERATION__: { __INSTANCES__: { name: string }[] };
} & Record<string, unknown>;

const page = globalThis as FederationGlobals;

/**
 * Remotes by Module Federation.
 *
 * @param shared what the host provides, by module name.
 */
export function federatedRemotes(shared: SharedModules): RemoteSource {
  page._FEDERATION_RUNTIME_CORE = runtimeCore;
  const host = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared,
    shareStrategy: 'loaded-first',
  });
  runtimeCore.setGlobalFederationInstance(host);
  const containers = new Map<string, Promise<ContainerModule>>();
  const addresses = new Map<string, string>();

  function containerOf(remote: RemoteInSet): Promise<ContainerModule> {
    const known = containers.get(remote.name);
    if (known) return known;
    const address = addresses.get(remote.name) ?? remote.entry;
    const loading = loadContainer(remote, address).then((container) =>
      host.initRawContainer(remote.name, remote.entry, container as never),
    );
    containers.set(remote.name, loading);
    return loading;
  }

  async function load(remote: RemoteInSet, exposed: string): Promise<unknown> {
    const container = await containerOf(remote);
    try {
      return await container.get(`${remote.name}/${exposed.slice(2)}`, exposed);
    } catch (cause) {
      throw explain(remote, cause);
    }
  }

  function renew(remote: RemoteInSet, attempt: number): void {
    containers.delete(remote.name);
    addresses.set(remote.name, `${remote.entry}?retry=${attempt}`);
    removeStaleTags(remote.entry);
    page[remote.name] = undefined;
    const instances = page.__FEDERATION__.__INSTANCES__;
    const index = instances.findIndex(({ name }) => name === remote.name);
    if (index !== -1) instances.splice(index, 1);
  }

  return { load, renew };
}

type ContainerModule = ReturnType<runtimeCore.ModuleFederation['initRawContainer']>;

async function loadContainer(remote: RemoteInSet, address: string): Promise<Container> {
  const outcome = await runScript(address);
  if (outcome === 'failed') throw new RemoteError('unreachable', remote);
  const container = page[remote.name];
  if (outcome === 'threw' || !isContainer(container)) throw new RemoteError('broken_entry', remote);
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
  if (/does not exist in container|RUNTIME-014/.test(message)) return new RemoteError('not_exposed', remote, cause);
  if (/RUNTIME-0(02|15)/.test(message)) return new RemoteError('broken_entry', remote, cause);
  return new RemoteError('missing_part', remote, cause);
}
