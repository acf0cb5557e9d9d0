import type { RemoteSource } from '../loader/remote-source.ts';

/**
 * Remotes of another source, but those that the operator has sandboxed in frames: of them nothing is run in the page. What
 * stands in their place comes with the first of them.
 */
export function withSandboxes(source: RemoteSource): RemoteSource {
  return {
    ...source,
    load: async (remote, exposed) => {
      if (!remote.sandboxed) return source.load(remote, exposed);
      const { sandboxedModule } = await import(/* webpackChunkName: "sandbox" */ './sandboxed-module.tsx');
      return sandboxedModule(remote, exposed);
    },
  };
}
