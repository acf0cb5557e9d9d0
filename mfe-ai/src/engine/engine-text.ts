import type { Engine } from '@shortlist/api-contract';

/** An engine by name and version: `local 1.0.0`; a version that says the name already stands alone. */
export function engineText({ name, version }: Engine): string {
  return version.startsWith(name) ? version : `${name} ${version}`;
}
