import { existsSync } from 'node:fs';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { rspack } from '@rspack/core';

const isFederation = (file: string) => /[\\/]@module-federation[\\/]/.test(file);

/** The ES module that stands beside a CommonJS one, or the same file where there is none. */
function asEsm(file: string): string {
  const esm = file.replace(/\.cjs$/, '.js');
  return existsSync(esm) ? esm : file;
}

/**
 * Makes a build use the ES modules of the federation runtime. The federation plugin resolves its runtime with
 * `require`, so it gets CommonJS, of which the optimisation flags can remove nothing: 34 KB an entry instead of 25.
 */
export class EsmRuntimePlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/@module-federation[\\/].*\.cjs$/, (data) => {
      data.request = data.request.replace(/\S+\.cjs$/, asEsm);
    }).apply(compiler);
    compiler.hooks.afterPlugins.tap({ name: 'EsmRuntimePlugin', stage: 1000 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [name, target] of Object.entries(alias)) {
        if (typeof target === 'string' && isFederation(target)) alias[name] = asEsm(target);
      }
    });
  }
}
