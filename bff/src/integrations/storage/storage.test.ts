import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '@shortlist/api-contract/s3-settings';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type S3Server, startS3Server } from '../../../sandbox/s3/s3-server.ts';
import { allKeys } from '../../../test/support/all-keys.ts';
import { newId } from '../../db/new-id.ts';
import { createFolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

const folder = await mkdtemp(join(tmpdir(), 'bff-storage-'));
const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret' };
const s3 = await startS3Server({ ...keys, bucket: 'resumes', region: 'eu-central-1', pageSize: 3 });
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

afterEach(() => vi.unstubAllEnvs());

const PATIENCE = { attempts: 3, attemptMs: 200, silenceMs: 300, pauseMs: 1 };
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
const settings = (server: S3Server = s3, some: Partial<S3Settings> = {}): S3Settings => ({
  kind: 's3',
  bucket: 'resumes',
  prefix: 'live/',
  endpoint: server.endpoint,
  region: 'eu-central-1',
  credentials: keys,
  pathStyle: true,
  ...some,
});

const stores = [
  ['a folder', await createFolderStore(join(folder, 'store'))],
  ['S3', await openS3Store(settings(), { log, patience: PATIENCE })],
] as const;

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, newId());
  await writeFile(path, content);
  return path;
}
const newKey = () => `${newId()}/${newId()}.pdf`;

describe.each(stores)('%s', (_, store) => {
  beforeEach(async () => {
    for (const key of await allKeys(store)) await store.remove(key);
  });

  test('gives back the very bytes, and how many they are', async () => {
    const [key, content] = [newKey(), Buffer.alloc(3_000_000, 'resume é ')];

    await store.put(key, await fileOf(content));

    const { stream, size } = await store.get(key);
    const read = await buffer(stream);
    expect(read.equals(content)).toBe(true);
    expect([size, await store.size(key)]).toEqual([content.length, content.length]);
  });

  test('an empty file is a file', async () => {
    const key = newKey();

    await store.put(key, await fileOf(''));

    expect(await buffer((await store.get(key)).stream)).toHaveLength(0);
  });

  test('a file that is not there is told in a sentence, and may be removed', async () => {
    const gone = { code: 'not_found', message: 'This file no longer exists.' };

    await expect(store.get(newKey())).rejects.toMatchObject(gone);
    await expect(store.size(newKey())).rejects.toMatchObject(gone);
    await store.remove(newKey());
  });

  test('lists all keys however many, and not what was removed', async () => {
    const kept = Array.from({ length: 10 }, newKey);
    for (const key of kept) await store.put(key, await fileOf('x'));
    await store.remove(kept[0] ?? '');

    const listed = await allKeys(store);

    expect(listed.sort()).toEqual(kept.slice(1).sort());
  });

  test('a file that can’t be read is not kept', async () => {
    await expect(store.put(newKey(), join(folder, 'nothing'))).rejects.toThrow(
      /ENOENT|Couldn't reach file storage/,
    );

    expect(await allKeys(store)).toEqual([]);
  });
});

describe('a folder', () => {
  test('removes old files that were never finished, and shows none of them', async () => {
    const root = join(folder, 'unfinished-store');
    const store = await createFolderStore(root);
    const [old, young] = ['old', 'young'].map((name) => join(root, '.unfinished', name));
    for (const path of [old, young]) await writeFile(path ?? '', 'half');
    await utimes(old ?? '', 0, 0);

    const removed = await store.removeUnfinished(60_000);

    expect(removed).toBe(1);
    expect(await readdir(join(root, '.unfinished'))).toEqual(['young']);
    expect(await allKeys(store)).toEqual([]);
  });

  test('a key can’t lead out of it', async () => {
    const store = await createFolderStore(join(folder, 'inner'));

    await mkdir(join(folder, 'inner'), { recursive: true });
    expect(() => store.get('../outside.pdf')).toThrow('leads out of the folder');
  });
});

describe('S3', () => {
  const [, [, store]] = stores;

  test.each(['error', 'slow_down', 'silence', 'cut'] as const)(
    'a call that meets %s twice succeeds at the third try',
    async (fault) => {
      const key = newKey();
      s3.faults.push(fault, fault);
      await store.put(key, await fileOf('resume'));
      s3.faults.push(fault, fault);

      const { stream } = await store.get(key);

      expect((await buffer(stream)).toString()).toBe('resume');
    },
  );

  test.each(['error', 'slow_down', 'silence', 'cut'] as const)(
    '[AP-02] %s at every try is told in a sentence, and in the log without the key',
    async (fault) => {
      const key = newKey();
      s3.faults.push(fault, fault, fault);

      await expect(store.put(key, await fileOf('resume'))).rejects.toMatchObject({
        code: 'unavailable',
        status: 503,
        message: "Couldn't reach file storage. Try again in a moment.",
      });
      expect(s3.faults).toEqual([]);
      expect(s3.objects.has(`live/${key}`)).toBe(false);
      expect(logged.at(-1)).toContain('The S3 store failed');
      expect(logged.at(-1)).not.toContain('test-secret');
    },
  );

  test('an answer that breaks off ends the stream with an error, never as a shorter file', async () => {
    const key = newKey();
    await store.put(key, await fileOf('x'.repeat(100_000)));
    s3.faults.push('cut_answer');

    const { stream } = await store.get(key);

    await expect(buffer(stream)).rejects.toThrow('aborted');
  });

  test('bytes that change on their way are refused', async () => {
    const request = { method: 'PUT', body: 'other', headers: { 'x-amz-content-sha256': hashOf('these') } };

    const reply = await fetch(`${s3.endpoint}/resumes/live/x`, request);

    expect(reply.status).toBe(403);
    expect(s3.objects.has('live/x')).toBe(false);
  });

  test('keeps to its prefix', async () => {
    s3.objects.set('other/file.pdf', Buffer.from('x'));
    await store.put('a/b.pdf', await fileOf('x'));

    expect(await allKeys(store)).not.toContain('other/file.pdf');
    expect([...s3.objects.keys()]).toContain('live/a/b.pdf');
  });

  test.each([
    ['an unknown bucket', { bucket: 'nothing' }, 'the bucket nothing, which does not exist at http'],
    ['an unknown key', { credentials: { ...keys, accessKeyId: 'x' } }, "S3_ACCESS_KEY_ID isn't valid"],
    [
      'a wrong secret',
      { credentials: { ...keys, secretAccessKey: 'x' } },
      "S3_SECRET_ACCESS_KEY doesn't match",
    ],
    ['another region', { region: 'us-east-1' }, 'S3_REGION is us-east-1, which is not the region'],
    ['no server', { endpoint: 'http://127.0.0.1:1' }, 'does not answer: check S3_ENDPOINT'],
  ])('%s stops the start with a sentence', async (_, some, sentence) => {
    const opening = openS3Store(settings(s3, some), { log, patience: PATIENCE });

    await expect(opening).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining(sentence),
    });
  });

  test('without keys of its own, uses those that the machine or the role of a workflow has', async () => {
    const role = { accessKeyId: 'role-key', secretAccessKey: 'role-secret', sessionToken: 'role-token' };
    const bucket = await startS3Server({ ...role, bucket: 'resumes', region: 'eu-central-1' });
    vi.stubEnv('AWS_ACCESS_KEY_ID', role.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', role.secretAccessKey);
    vi.stubEnv('AWS_SESSION_TOKEN', role.sessionToken);
    const store = await openS3Store(settings(bucket, { credentials: undefined }), {
      log,
      patience: PATIENCE,
    });
    const key = newKey();

    await store.put(key, await fileOf('resume'));

    expect([...bucket.objects.keys()]).toEqual([`live/${key}`]);
    vi.stubEnv('AWS_SESSION_TOKEN', 'of-yesterday');
    await expect(openS3Store(settings(bucket, { credentials: undefined }), { log })).rejects.toThrow(
      "The S3 keys don't have read",
    );
    await bucket.close();
  });

  test('the start leaves nothing in the bucket', async () => {
    await openS3Store(settings(s3, { prefix: 'fresh/' }), { log, patience: PATIENCE });

    expect([...s3.objects.keys()].filter((key) => key.startsWith('fresh/'))).toEqual([]);
  });
});

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
