import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locate } from '../../shell/server/source-maps/locate.ts';
import { buildPackage, readRelease } from './build-package.ts';
import { servedFiles, sourceMapOf } from './files.ts';
import { WORKSPACE } from './packages.ts';

/** Compiler and type checker are processes of their own, which on a busy machine wait for their turn. */
vi.setConfig({ testTimeout: 120_000 });

/** A copy of the fixture remote inside the checkout: its sources count as sources only there. */
let folder: string;
const outputFolder = () => join(folder, 'dist');
const build = () => buildPackage('fixture', { folder, outputFolder: outputFolder() });

beforeAll(() => {
  folder = mkdtempSync(join(WORKSPACE, 'tooling/preset/fixtures/copy-'));
  cpSync(join(WORKSPACE, 'tooling/preset/fixtures/remote'), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('a build is made once for the same inputs', async () => {
  const first = await build();
  const second = await build();

  expect(first.isNew).toBe(true);
  expect(second).toMatchObject({ isNew: false, version: first.version });
});

test('who asks for a build that is under way gets the same', async () => {
  edit('src/SecondPage.tsx', (text) => `${text}\n// Built again.\n`);

  const builds = await Promise.all(Array.from({ length: 5 }, build));

  const { version } = await build();
  for (const each of builds) expect(each).toMatchObject({ isNew: true, version });
});

test('a change in a file that the build read makes another version; putting it back makes the first again', async () => {
  const before = await build();
  edit('src/SecondPage.tsx', (text) => text.replace('Second page', 'The second page'));

  const changed = await build();
  edit('src/SecondPage.tsx', (text) => text.replace('The second page', 'Second page'));
  const restored = await build();

  expect(changed.isNew).toBe(true);
  expect(changed.version).not.toBe(before.version);
  expect(restored.version).toBe(before.version);
});

test('[TM-04] what was read and leaves no trace in the bundle, a comment or a type, makes no new version', async () => {
  const before = await build();
  edit('src/SecondPage.tsx', (text) => `// Says which page it is.\n${text}\nexport type Said = string;\n`);
  const built = readRelease(outputFolder());

  const after = await build();

  expect(after).toMatchObject({ isNew: true, version: before.version });
  expect(readRelease(outputFolder()).integrity).toEqual(built.integrity);
});

test('[TM-04] the same sources are the same bytes each time: the compiler’s own order of hashes makes no version', async () => {
  const again = () => buildPackage('fixture', { folder, outputFolder: outputFolder(), isForced: true });

  const builds = [await again(), await again(), await again()];

  const entry = readFileSync(join(outputFolder(), 'remoteEntry.js'), 'utf8');
  const lists = [...entry.matchAll(/\{(?:"?[\w-]+"?:"sha384-[^"]+",?)+\}/g)].map(([list]) =>
    list.slice(1, -1).split(','),
  );
  expect(Math.max(...lists.map(({ length }) => length))).toBeGreaterThan(1);
  for (const list of lists) expect(list).toEqual(list.toSorted());
  expect(new Set(builds.map(({ version }) => version)).size).toBe(1);
});

test('[TM-04] what a release says of itself is part of its version: people see the name of the team', async () => {
  const before = await build();
  const renamed = `${folder}-renamed`;
  cpSync(folder, renamed, { recursive: true });
  const config = join(renamed, 'remote.config.ts');
  writeFileSync(config, readFileSync(config, 'utf8').replace(/team: '[^']+'/, "team: 'Another'"));
  try {
    const after = await buildPackage('fixture', { folder: renamed, outputFolder: join(renamed, 'dist') });

    expect(after.version).not.toBe(before.version);
  } finally {
    rmSync(renamed, { recursive: true, force: true });
  }
});

test('a file that the build never read makes no new build', async () => {
  await build();
  writeFileSync(join(folder, 'src/SecondPage.test.tsx'), 'export {};');

  expect((await build()).isNew).toBe(false);
});

test('a release says which files each page needs and what it takes from the shell', async () => {
  await build();
  const release = readRelease(outputFolder());
  if (release.kind !== 'remote') throw new Error('The fixture is a remote.');
  const [page] = release.pages;

  expect(page).toMatchObject({ path: '/fixture', widgets: ['other/Widget'] });
  expect([page?.js.length, page?.css.length]).toEqual([1, 1]);
  expect(page?.shared).toContain('@shortlist/design-system/TextField');
  expect(release.shared['react/jsx-runtime']).toEqual({
    range: expect.stringMatching(/^\^19\./),
    singleton: true,
  });
  expect(release.shared['@shortlist/api-contract']).toMatchObject({ singleton: false });
  expect(Object.keys(release.sizes).sort()).toEqual(servedFiles(outputFolder()));
  expect(release.integrity[release.entry]).toMatch(/^sha384-/);
});

test('a release says what it weighs and may weigh, what it carries of others, and whose widgets it shows', async () => {
  await build();
  const release = readRelease(outputFolder());
  if (release.kind !== 'remote') throw new Error('The fixture is a remote.');
  const entry = gzipSync(readFileSync(join(outputFolder(), release.entry)), { level: 9 }).byteLength;

  expect(release.measured?.entry).toBe(entry);
  expect(release.measured?.page).toBeGreaterThan(entry);
  expect(release.measured?.widget).toBe(0);
  expect(release.budget?.entry).toBe(20_000);
  expect(release.prefixes).toEqual(['/fixture']);
  expect(release.uses).toEqual(['other/Widget']);
  expect(release.packages).toContainEqual({
    name: 'zod',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    licence: 'MIT',
  });
});

test('[TM-07] the source map of each script lies apart, names file and function, and counts for nothing', async () => {
  await build();
  const { maps, sizes, compressed, integrity } = readRelease(outputFolder());
  const scripts = Object.keys(sizes).filter((file) => file.endsWith('.js'));
  const code = (file: string) => readFileSync(join(outputFolder(), file), 'utf8');
  const page = scripts.find((file) => code(file).includes('Second page')) ?? '';
  const content = readFileSync(join(outputFolder(), sourceMapOf(page)));
  const written = readFileSync(join(folder, 'src/SecondPage.tsx'), 'utf8').split('\n');
  const line = written.findIndex((text) => text.includes('<h1>')) + 1;
  const place = { line: 1, column: code(page).indexOf('"Second page"') + 1 };

  const sources = locate({ content, integrity: maps[page] ?? '', places: [place] });

  expect(sources).toEqual([`fixture/src/SecondPage.tsx:${line}:11 Component`]);
  expect(Object.keys(maps)).toEqual(scripts);
  expect(content.toString()).not.toContain('Second page');
  expect(JSON.stringify([sizes, compressed, integrity])).not.toContain('.map');
  for (const file of Object.keys(sizes)) expect(code(file)).not.toContain('sourceMappingURL');
});

test('a container carries no copy of what holds state, and not the federation runtime', async () => {
  await build();
  const files = servedFiles(outputFolder()).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(join(outputFolder(), file), 'utf8')).join('\n');
  const { sizes } = readRelease(outputFolder());

  expect(code).not.toContain('react.transitional.element');
  expect(sizes['remoteEntry.js']).toBeLessThan(32_000);
});

test('a page whose file no route imports stops the build with a sentence', async () => {
  edit('remote.config.ts', (text) => text.replace('./src/SecondPage.tsx', './src/ThirdPage.tsx'));
  const other = { folder, outputFolder: join(folder, 'other-dist') };
  // The descriptor is read once a process; a copy under another name is read again.
  const again = `${folder}-again`;
  cpSync(folder, again, { recursive: true });
  try {
    await expect(buildPackage('fixture', { ...other, folder: again })).rejects.toThrow(
      'fixture/remote.config.ts names ./src/ThirdPage.tsx, but no lazy route of ./src/remote.ts imports it.',
    );
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
});
