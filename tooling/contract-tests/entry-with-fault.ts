import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the code of a remote does wrong while the page says so in `kitSin`. */
export type InjectedFault = 'missing_export' | 'throws_on_import' | 'throws_in_render' | 'wrong_range';

const ARM = readFileSync(join(import.meta.dirname, 'in-page/armed-container.js'), 'utf8');

/**
 * The entry of a remote whose code fails when the page says so: what the kit adds stands behind what was built.
 *
 * @param name of the container.
 */
export function entryWithFault(entry: string, name: string): string {
  return `${entry}\n;(() => {\n${ARM}})();\n${name} = globalThis.kitArm(${name});\n`;
}
