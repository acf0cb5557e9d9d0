import type { SharedModule } from './shared-modules.ts';

/** What the shell imports to get the shared modules; the preset writes its source. */
export const SHARED_REQUEST = '@shortlist/shared-modules';

/**
 * Source of a module that exports `shared`: every shared module as the federation runtime takes it. Written
 * out as plain imports, the shell is bundled like any application: its own imports of React or the design
 * system stay direct, and nothing goes through a container. What comes in the middle of a remote's loading may change the page
 * as React Aria does, and no remote is blamed for it.
 */
export function sharedSource(modules: readonly SharedModule[]): string {
  const imports = modules
    .map((shared, index) =>
      shared.chunk ? '' : `import * as m${index} from ${JSON.stringify(shared.name)};`,
    )
    .filter(Boolean);
  const entries = modules.map(
    (shared, index) => `  ${JSON.stringify(shared.name)}: ${entryOf(shared, index)},`,
  );
  const host = `import { acceptPage } from '@shortlist/platform/host';`;
  return [host, ...imports, 'export const shared = {', ...entries, '};', ''].join('\n');
}

function entryOf(
  { name, version, requiredVersion, isSingleton, chunk }: SharedModule,
  index: number,
): string {
  const config = JSON.stringify({ singleton: isSingleton, requiredVersion, eager: chunk === null });
  const source = chunk
    ? `get: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(name)}).then((m) => (acceptPage(), () => m))`
    : `lib: () => m${index}`;
  return `{ version: ${JSON.stringify(version)}, scope: 'default', shareConfig: ${config}, ${source} }`;
}

/** A React beside the page's own, and the module with all that its remotes begin with. */
interface OtherModule {
  readonly other: { readonly major: number; readonly chunk: string };
  readonly file: string;
}

/** Source that exports `otherReacts`: by major, how the module for each other React comes. */
export function otherReactsSource(modules: readonly OtherModule[]): string {
  const entries = modules.map(({ other, file }) => {
    const chunk = `/* webpackChunkName: "${other.chunk}" */ ${JSON.stringify(file)}`;
    return `  ${other.major}: () => import(${chunk}).then((m) => (acceptPage(), m)),`;
  });
  return ['export const otherReacts = {', ...entries, '};', ''].join('\n');
}
