import { join } from 'node:path';
import { createEdge } from '@shortlist/shell/server';
import Koa from 'koa';
import { buildPackage } from '../build/build-package.ts';
import { WORKSPACE } from '../build/packages.ts';
import { placeIn, release, releasesFolderOf } from '../release/release-package.ts';

const FIXTURES = join(WORKSPACE, 'tooling/preset/fixtures');

/** A BFF that knows one user, for pages that need nothing but to be signed in. */
function fixtureApi(): Koa {
  const api = new Koa();
  api.use((ctx) => {
    ctx.body = {
      id: '00000000-0000-4000-8000-000000000001',
      username: 'Ada',
      email: 'ada@example.com',
      avatar_url: null,
      is_admin: false,
    };
  });
  return api;
}

/** The real shell with two small remotes, released into a folder, behind the real edge. */
export async function fixtureSite(dataFolder: string): Promise<Koa> {
  await buildPackage('shell');
  const place = placeIn(dataFolder);
  await release(join(WORKSPACE, 'shell/dist'), place);
  for (const name of ['remote', 'other']) {
    const folder = join(FIXTURES, name);
    const outputFolder = join(dataFolder, 'builds', name);
    await buildPackage(name, { folder, outputFolder });
    await release(outputFolder, place);
  }
  return createEdge({ releasesFolder: releasesFolderOf(dataFolder), api: fixtureApi() });
}
