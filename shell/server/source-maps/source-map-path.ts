/**
 * Where the source map of a script lies in a place of releases: under its hash, so that it never changes, and beside the
 * folders of all packages, so that no address of a released file leads to it.
 *
 * @param integrity `sha384-...`
 */
export function sourceMapPath(packageName: string, integrity: string): string {
  const name = integrity.replaceAll('+', '-').replaceAll('/', '_');
  return `source-maps/${packageName}/${name}.map`;
}
