import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 keep all code that it compiled of WebAssembly, some megabytes of the embedded database, instead of freeing what it compiled
 * again in a better form. Freeing ends the process now and then: `Check failed: jit_page_->allocations_.erase(addr) == 1`, seen with
 * Node 24.21, several of these databases and a thread. Call it before one is opened.
 */
export function keepCompiledCode(): void {
  setFlagsFromString('--no-wasm-code-gc');
}
