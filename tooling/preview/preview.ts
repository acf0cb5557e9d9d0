import { watch } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@shortlist/bff';
import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import { lineOf } from '../build/build.ts';
import { buildPackage } from '../build/build-package.ts';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import { type Opened, runUntilStopped } from '../dev/opened.ts';
import { readStartEnv } from '../start/env.ts';
import { serveBuild } from './serve-build.ts';

/** Beside the remote's dev server, so that both can run. */
const PORT_AFTER_DEV = 100;

/** Some editors write a file in several steps. */
const PAUSE_MS = 150;

/** Builds a remote as a release would, serves the build, and builds it again when its sources change. */
async function preview(opened: Opened): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const all = remotePackages();
  if (!all.includes(name)) throw new StartError(`Say which remote: ${all.join(', ')}.`);
  const folder = folderOf(name);
  const { title, port } = await readDescriptor(folder);
  console.log(lineOf(await buildPackage(name)));
  const chosen = Number(process.env.PREVIEW_PORT || port + PORT_AFTER_DEV);
  const { origin } = opened.add(await serveBuild(join(folder, 'dist'), chosen));
  opened.add(buildOnChange(name, join(folder, 'src')));
  const link = new URL(OVERRIDES_ADDRESS, productAddress());
  link.search = new URLSearchParams({ package: name, url: origin }).toString();
  console.log(
    `\n  ${title}  ${origin}   stop: Ctrl-C\n  To see it in the running product, open\n  ${link.href}\n`,
  );
}

/** Where the product runs that the build is to be seen in. */
function productAddress(): string {
  return process.env.PUBLIC_URL || `http://localhost:${readStartEnv().port}`;
}

function buildOnChange(name: string, sources: string): { close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const build = async (): Promise<void> => {
    try {
      const result = await buildPackage(name);
      if (result.isNew) console.log(`${lineOf(result)}: reload the page`);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  const watcher = watch(sources, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(build);
    }, PAUSE_MS);
  });
  return {
    close: () => {
      clearTimeout(timer);
      watcher.close();
      return last;
    },
  };
}

await runUntilStopped(preview);
