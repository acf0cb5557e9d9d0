import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_ID, type PageData } from '@shortlist/platform/release-set';
import { shownWidgets } from '@shortlist/shell/server';
import { type MonoOptions, monoConfig } from '../preset/mono-config.ts';
import { loadedAtStart } from './chunks.ts';
import { compile } from './compile.ts';
import { offersOf } from './offers.ts';
import { folderOf, readDescriptor, remotePackages, WORKSPACE } from './packages.ts';

/**
 * Builds the whole front end as one plain bundle with an `index.html`, to be served as static files with that
 * page for every address: what the bench measures federation against.
 */
export async function buildMono(
  outputFolder: string,
  widgets: NonNullable<MonoOptions['widgets']> = 'lazy',
): Promise<void> {
  const remotes = await Promise.all(remotePackages().map((name) => readDescriptor(folderOf(name))));
  mkdirSync(outputFolder, { recursive: true });
  const config = monoConfig({ workspace: WORKSPACE, remotes, outputFolder, widgets });
  const { js, css } = await compile(config, (compilation) => loadedAtStart(compilation, 'main'));
  const data: PageData = {
    mayBeSignedIn: true,
    overrides: [],
    telemetry: null,
    releases: {
      shell: { version: 'mono' },
      slots: shownWidgets(
        remotes.map((remote) => ({ offers: offersOf(remote) })),
        {},
      ),
      remotes: remotes.map(({ name, title, team, pages, exposes }) => ({
        name,
        title,
        team,
        version: 'mono',
        channel: 'stable' as const,
        entry: '/',
        integrity: null,
        paths: pages.map(({ path }) => path),
        widgets: Object.keys(exposes).map((exposed) => exposed.slice(2)),
      })),
    },
  };
  writeFileSync(join(outputFolder, 'index.html'), pageOf(js, css, data));
}

function pageOf(js: readonly string[], css: readonly string[], data: PageData): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Shortlist</title>',
    '<meta name="color-scheme" content="light dark">',
    ...css.map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...js.map((file) => `<script defer src="/${file}"></script>`),
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`,
    '</body></html>',
  ].join('');
}
