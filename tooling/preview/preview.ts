import { watch } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { StartError } from '@shortlist/api-contract/settings';
import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import { lineOf } from '../build/build.ts';
import { buildPackage } from '../build/build-package.ts';
import { folderOf, readDescriptor, remotePackages } from '../build/packages.ts';
import { type Opened, runUntilStopped } from '../dev/opened.ts';
import { readStartEnv } from '../start/env.ts';
import { type ServedBuild, serveBuild } from './serve-build.ts';

/** Beside the remote's dev server, so that both can run. */
const PORT_AFTER_DEV = 100;

/** Some editors write a file in several steps. */
const PAUSE_MS = 150;

/** Builds a remote as a release would, serves the build, and builds it again when its sources change. */
async function preview(opened: Opened): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string', default: process.env.PRODUCT_URL || process.env.PUBLIC_URL || '' },
    },
  });
  const [name = ''] = positionals;
  const all = remotePackages();
  if (!all.includes(name)) throw new StartError(`Say which remote: ${all.join(', ')}.`);
  const folder = folderOf(name);
  const { title, port } = await readDescriptor(folder);
  console.log(lineOf(await buildPackage(name)));
  const chosen = Number(process.env.PREVIEW_PORT || port + PORT_AFTER_DEV);
  const served = opened.add(await serveBuild(join(folder, 'dist'), chosen));
  const { origin } = served;
  opened.add(buildOnChange(name, join(folder, 'src'), served));
  const link = new URL(OVERRIDES_ADDRESS, values.product || `http://localhost:${readStartEnv().port}`);
  link.search = new URLSearchParams({ package: name, url: origin }).toString();
  console.log(
    `\n  ${title}  ${origin}   stop: Ctrl-C\n  To see it in the running product, which follows each change, open\n  ${link.href}\n`,
  );
}

function buildOnChange(name: string, sources: string, served: ServedBuild): { close(): Promise<void> } {
  let hasFailed = false;
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<void> = Promise.resolve();
  const build = async (): Promise<void> => {
    try {
      const result = await buildPackage(name);
      if (result.isNew) console.log(lineOf(result));
      // One that is as before takes the error away too.
      if (result.isNew || hasFailed) served.announce();
      hasFailed = false;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(message);
      served.fail(stripVTControlCharacters(message));
      hasFailed = true;
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

/** The command. */
export const main = (): Promise<void> => runUntilStopped(preview);

if (import.meta.main) await main();
