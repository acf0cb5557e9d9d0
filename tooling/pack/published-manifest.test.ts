import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORKSPACE } from '../build/packages.ts';
import { type Manifest, publishedManifest } from './published-manifest.ts';

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(join(WORKSPACE, name.replace('@shortlist/', ''), 'package.json'), 'utf8'));

const PUBLISHED = ['api-contract', 'design-system', 'platform', 'remote-kit', 'create-remote'];

test('[TM-01] a published package names no source, no path out of itself, and no package that is not published', () => {
  for (const name of PUBLISHED) {
    const published = publishedManifest(manifestOf(name), manifestOf);

    const text = JSON.stringify(published);
    expect(text).not.toMatch(/\/src\/[^"]*(?<!\.d)\.tsx?"/);
    expect(text).not.toContain('../');
    const own = [...text.matchAll(/"@shortlist\/([^"/]+)":"\^/g)].map(([, each]) => each);
    expect(PUBLISHED).toEqual(expect.arrayContaining(own));
  }
});

test('[TM-01] types and code stand for each module, React is that of who installs, and our own packages are ranges', () => {
  const published = publishedManifest(manifestOf('platform'), manifestOf);

  const { version } = manifestOf('design-system');
  expect(published).toMatchObject({
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './router': { types: './dist/router.d.ts', default: './dist/router.js' },
    },
    dependencies: { '@shortlist/design-system': `^${version}` },
    peerDependencies: { react: expect.stringMatching(/^\^\d/) },
  });
  expect(published).not.toHaveProperty('private');
});

test('[TM-01] a program keeps its folders, and the kit its settings', () => {
  const published = publishedManifest(manifestOf('remote-kit'), manifestOf);

  expect(published).toMatchObject({
    bin: { 'remote-kit': './dist/remote-kit/src/main.js' },
    exports: {
      '.': { types: './dist/remote-kit/src/index.d.ts', default: './dist/remote-kit/src/index.js' },
      './tsconfig.json': './tsconfig.json',
    },
    files: expect.arrayContaining(['dist', './tsconfig.json', './css-modules.d.ts']),
  });
});

test('[TM-06] whoever installs may have any React that the shell offers', () => {
  const shell = { ...manifestOf('shell'), dependencies: { 'react-20': 'npm:react@20.0.0' } };
  const platform = { ...manifestOf('platform'), dependencies: { react: '19.3.1', 'react-dom': '19.3.1' } };

  const published = publishedManifest(platform, (name) =>
    name.endsWith('/shell') ? shell : manifestOf(name),
  );

  expect(published).toMatchObject({
    peerDependencies: { react: '^19.3.1 || ^20.0.0', 'react-dom': '^19.3.1' },
  });
});
