import { execFile, execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { packAll } from './pack.ts';
import { startRegistry } from './registry.ts';

/** A registry that has the packages of this checkout, as long as this process runs or until it is closed. */
export interface PrivateRegistry {
  /** What npm needs to publish there and to install from there, with the Node.js of this process. */
  readonly env: Readonly<Record<string, string>>;
  close(): void;
}

/**
 * Packs every package that is published, into `folder`, and publishes it to a registry of this machine. All other packages
 * come from the registry that npm is set to.
 */
export async function publishPrivately(folder: string): Promise<PrivateRegistry> {
  const upstream = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const registry = await startRegistry(upstream);
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    npm_config_registry: registry.address,
    [`npm_config_//${new URL(registry.address).host}/:_authToken`]: 'anybody',
  };
  for (const tarball of await packAll(join(folder, 'packed')))
    await promisify(execFile)('npm', ['publish', tarball], { cwd: folder, env: { ...process.env, ...env } });
  return { env, close: () => registry.close() };
}
