import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

const { getChunkCssFilename, getChunkScriptFilename, require: scope } = rspack.RuntimeGlobals;

/**
 * Where the query comes from. A remote's container is fetched again under another address and passes that on; the
 * shell stays, so the loader leaves the query in a global.
 */
const QUERIES = {
  remote: 'var query = document.currentScript ? new URL(document.currentScript.src).search : "";',
  shell: '',
};

const CURRENT = { remote: 'query', shell: '(globalThis.shortlistRetry || "")' };

export type RetryQueryOwner = keyof typeof QUERIES;

class RetryQueryRuntimeModule extends rspack.RuntimeModule {
  readonly #owner: RetryQueryOwner;

  constructor(owner: RetryQueryOwner) {
    super('retry query', rspack.RuntimeModule.STAGE_TRIGGER);
    this.#owner = owner;
  }

  override generate(): string {
    return `
${QUERIES[this.#owner]}
["u", "k"].forEach(function (name) {
  var fileOf = ${scope}[name];
  if (fileOf) ${scope}[name] = function (chunk) { return fileOf(chunk) + ${CURRENT[this.#owner]}; };
});`;
  }
}

/**
 * Gives the chunks that are fetched after a failure another address, `?retry=1`. A request that hangs is joined
 * by every later one for the same address, so a retry that asked by the old name would hang with it.
 */
export class RetryQueryPlugin implements RspackPluginInstance {
  readonly #owner: RetryQueryOwner;

  constructor(owner: RetryQueryOwner) {
    this.#owner = owner;
  }

  apply(compiler: Compiler): void {
    if (!getChunkScriptFilename.endsWith('.u') || !getChunkCssFilename.endsWith('.k')) {
      throw new Error(
        'This version of Rspack names its runtime functions otherwise: RetryQueryPlugin must follow.',
      );
    }
    compiler.hooks.thisCompilation.tap('RetryQueryPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetryQueryPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetryQueryRuntimeModule(this.#owner));
      });
    });
  }
}
