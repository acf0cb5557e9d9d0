// @module-tag postgres: whether there is data, and what a failed restore leaves, is asked of the database.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  contentOf,
  emptyPlace,
  filledPlace,
  type Place,
  releaseIn,
  sha256,
} from '../../test/backup/place.ts';
import { runBackupProcess } from '../../test/backup/run-backup-process.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUp } from './back-up.ts';
import { readBackupCommand } from './command.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { verifyArchive } from './verify-archive.ts';

const log = pino({ level: 'silent' });

/** Each of these opens several databases. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
afterAll(() => vi.resetConfig());

let source: Place;
let folder: string;
let path: string;
const places: Place[] = [];

beforeAll(async () => {
  source = await filledPlace();
  folder = await mkdtemp(join(tmpdir(), 'bff-backups-'));
  path = join(folder, 'whole.tar.gz');
  await backUp(source.env, path, log);
});
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});
afterAll(async () => {
  await source.remove();
  await rm(folder, { recursive: true });
});

async function another(place: Promise<Place>): Promise<Place> {
  places.push(await place);
  return place;
}

let written = 0;
async function fileOf(content: Buffer): Promise<string> {
  written += 1;
  const copy = join(folder, `${written}.tar.gz`);
  await writeFile(copy, content);
  return copy;
}

/** The same backup, well packed, with other content. */
async function changed(change: (files: Map<string, Buffer>) => void): Promise<string> {
  const files = new Map<string, Buffer>();
  for await (const { name, body } of readArchive(path)) files.set(name, await buffer(body));
  change(files);
  written += 1;
  const copy = join(folder, `${written}.tar.gz`);
  await writeArchive(copy, async (add) => {
    for (const [name, content] of files) await add({ name, size: content.length, content: [content] });
  });
  return copy;
}

async function withManifest(
  change: (manifest: Manifest, files: Map<string, Buffer>) => object,
): Promise<string> {
  return changed((files) => {
    const manifest = JSON.parse(String(files.get(MANIFEST))) as Manifest;
    files.set(MANIFEST, Buffer.from(JSON.stringify(change(manifest, files))));
  });
}

const DAMAGED = {
  name: 'StartError',
  message: expect.stringContaining('is damaged, not whole, or no backup'),
};

test('[PD-03] a backup with a changed byte is refused, wherever it is, unless it unpacks to the very same', async () => {
  const whole = await readFile(path);
  const manifest = await verifyArchive(path);
  let refused = 0;

  // The first ten bytes are about the compression; a few bits between its blocks mean nothing.
  for (let each = 0; each < 40; each += 1) {
    const flipped = Buffer.from(whole);
    const at = 10 + Math.floor((each * (whole.length - 11)) / 39);
    flipped[at] = (flipped[at] ?? 0) ^ 0b100;
    const read = await verifyArchive(await fileOf(flipped)).catch((error: unknown) => error);
    expect(read, `byte ${at}`).toMatchObject(read instanceof Error ? DAMAGED : manifest);
    if (read instanceof Error) refused += 1;
  }

  expect(refused).toBeGreaterThan(30);
});

test.each([0, 1, 9, 1000, 5000, -600, -8, -1])(
  '[PD-03] a backup cut off at %i bytes is refused',
  async (length) => {
    const whole = await readFile(path);

    const cut = await fileOf(whole.subarray(0, length <= 0 && length !== 0 ? whole.length + length : length));

    await expect(verifyArchive(cut)).rejects.toMatchObject(DAMAGED);
  },
);

test('what is no backup, or holds other content than its manifest says, is refused', async () => {
  const text = await fileOf(Buffer.from('Dear Sir or Madam'));
  const without = await changed((files) => files.delete(MANIFEST));
  const more = await changed((files) => files.set('files/more.pdf', Buffer.from('x')));
  const fewer = await changed((files) =>
    files.delete([...files.keys()].find((name) => name.startsWith('files/')) ?? ''),
  );
  const other = await changed((files) => {
    const [name = '', content] = [...files].find(([name]) => name.startsWith('database/users/')) ?? [];
    files.set(name, Buffer.from(String(content).replace('@example.com', '@evil.example')));
  });

  for (const file of [text, without, more, fewer, other])
    await expect(verifyArchive(file)).rejects.toMatchObject(DAMAGED);
  await expect(verifyArchive(join(folder, 'nothing'))).rejects.toThrow(/nothing can’t be read \(ENOENT\)/);
});

test('[PD-03] a damaged backup changes nothing, even where it may replace data', async () => {
  const target = await another(filledPlace());
  const before = await contentOf(target);
  const whole = await readFile(path);
  const cut = await fileOf(whole.subarray(0, whole.length - 100));

  await expect(restore(target.env, { path: cut, replaces: true }, log)).rejects.toMatchObject(DAMAGED);

  expect(await contentOf(target)).toEqual(before);
});

test('a newer format and a migration of a newer version are refused with what to do', {
  tags: 'thorough',
}, async () => {
  const format = await withManifest((manifest) => ({ ...manifest, format: 2 }));
  const migration = await withManifest((manifest) => ({
    ...manifest,
    migrations: [...manifest.migrations, 'FromTheFuture'],
  }));

  await expect(verifyArchive(format)).rejects.toThrow(/has format 2, and .* restore it with the version/);
  await expect(verifyArchive(migration)).rejects.toThrow(
    /has the migration FromTheFuture, which .* restore it with/,
  );
});

test('no key of a backup leads out of the folder that it is restored to', { tags: 'thorough' }, async () => {
  const leading = await withManifest((manifest, files) => {
    const content = Buffer.from('x');
    files.set('releases/../../outside', content);
    const file = { key: '../../outside', size: 1, sha256: sha256(content) };
    return { ...manifest, releases: [...manifest.releases, file] };
  });

  await expect(verifyArchive(leading)).rejects.toMatchObject(DAMAGED);
});

test('[PD-03] a restore over data is refused unless it is told to replace it, and changes nothing', async () => {
  const [full, withRelease] = [await another(filledPlace()), await another(emptyPlace())];
  await releaseIn(withRelease, 'other');
  const before = await contentOf(full);

  const overAll = restore(full.env, { path, replaces: false }, log);
  await expect(overAll).rejects.toThrow(
    /There is data already \(a database, files, releases\).*add --replace/,
  );
  const overRelease = restore(withRelease.env, { path, replaces: false }, log);
  await expect(overRelease).rejects.toThrow(/There is data already \(releases\)/);

  expect(await contentOf(full)).toEqual(before);
});

test('[PD-03] a restore that fails in the middle leaves the database as it was', async () => {
  const target = await another(filledPlace());
  const before = await contentOf(target);
  const broken = await withManifest((manifest, files) => {
    const [name = '', content] = [...files].find(([name]) => name.startsWith('database/users/')) ?? [];
    files.delete(name);
    const empty = { rows: 0, sha256: sha256(Buffer.alloc(0)) };
    expect(content).toBeDefined();
    return {
      ...manifest,
      tables: manifest.tables.map((table) => (table.name === 'users' ? { ...table, ...empty } : table)),
    };
  });

  await expect(restore(target.env, { path: broken, replaces: true }, log)).rejects.toThrow(/foreign key/);

  // Files were put before, and a sequence takes no number back.
  const { files, sequences, ...after } = await contentOf(target);
  expect(after).toEqual({ tables: before.tables, releases: before.releases, channels: before.channels });
  expect([files, sequences]).toEqual([expect.objectContaining(before.files), expect.anything()]);
});

test('[PD-03] a place that can’t be written ends in one sentence and code 1, and leaves nothing', async () => {
  const { variables } = source;
  const file = await fileOf(Buffer.from('a file, not a folder'));
  const existing = await readdir(folder);

  const replies = [
    await runBackupProcess(['backup', join(file, 'x.tar.gz')], variables),
    await runBackupProcess(['backup', join(folder, 'no-folder/x.tar.gz')], variables),
    await runBackupProcess(['backup', file], variables),
    await runBackupProcess(['restore', path], { DATA_DIR: join(file, 'data') }),
  ];

  for (const reply of replies) {
    expect(reply).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^[A-Z/][^\n]+\.\n$/) });
  }
  expect(replies.map(({ err }) => err)).toEqual([
    expect.stringContaining('(ENOTDIR): a part of its path is a file'),
    expect.stringContaining('(ENOENT): its folder is not there'),
    expect.stringContaining('is there already: choose another name'),
    expect.stringContaining('DATA_DIR: '),
  ]);
  expect(await readdir(folder)).toEqual(existing);
});

test('a backup that fails while it is written leaves no file', { tags: 'thorough' }, async () => {
  const existing = await readdir(folder);
  const failing = writeArchive(join(folder, 'failing.tar.gz'), async (add) => {
    await add({ name: 'x', size: 1_000_000, content: [Buffer.alloc(1_000_000)] });
    throw new Error('The server went away.');
  });

  await expect(failing).rejects.toThrow('The server went away.');
  expect(await readdir(folder)).toEqual(existing);
});

test.each([
  [[], /^Usage: npm run backup -- FILE, or npm run restore -- FILE/],
  [['backup'], /^Usage/],
  [['restore', 'a', 'b'], /^Usage/],
  [['backup', 'a', '--replace'], /^Usage/],
  [['restore', 'a', '--force'], /^Usage/],
])('the words %j are answered with how to use them', (words, sentence) => {
  expect(() => readBackupCommand(words)).toThrow(sentence);
});
