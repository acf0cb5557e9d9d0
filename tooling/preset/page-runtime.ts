import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

/** What the host leaves for the containers of its page: a call gives each its own. */
const RUNTIME = 'globalThis.shortlistContainerRuntime()';

const IS_BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.c?js$/;

/**
 * Has a container start with the federation runtime of its page instead of its own: 4 KB compressed instead of 25.
 * The price is that remote and host agree on its version, which `release.json` says and the release checks.
 */
export class PageRuntimePlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    new rspack.ExternalsPlugin('var', ({ request }, callback) => {
      if (request && IS_BUNDLER_RUNTIME.test(request)) callback(undefined, RUNTIME);
      else callback();
    }).apply(compiler);
  }
}
