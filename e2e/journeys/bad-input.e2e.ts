import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ErrorBody } from '@shortlist/api-contract';
import { describe, expect, inject, test } from 'vitest';
import { aPerson, asNobody, type Person, type Reply } from '../http/person.ts';
import { aRefusal } from '../http/refusal.ts';

const fixtures = join(import.meta.dirname, '../fixtures');
const read = (name: string) => readFileSync(join(fixtures, name));
const goodPdf = read('google-docs-skia-proxy-two-column.pdf');
const page = new TextEncoder().encode('<!doctype html><title>Sign in</title><p>Please sign in to download.');

const tenMegabytes = 10 * 1024 * 1024;

describe('a file that is no resume', () => {
  test.each([
    ['empty', 'cv.pdf', new Uint8Array(), 422, 'file_empty', /0 bytes/],
    ['encrypted', 'cv.pdf', read('encrypted.pdf'), 422, 'file_encrypted', /protected by a password/],
    ['truncated', 'cv.pdf', goodPdf.subarray(0, 9000), 422, 'file_corrupt', /damaged or was cut off/],
    ['a web page called PDF', 'cv.pdf', page, 415, 'file_wrong_type', /PDF/],
    ['too large', 'cv.pdf', new Uint8Array(tenMegabytes + 1), 413, 'file_too_large', /10 MB/],
    ['a scan', 'cv.pdf', read('scan.pdf'), 422, 'file_no_text', /scan/],
    [
      'a picture',
      'cv.docx',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      415,
      'file_wrong_type',
      /DOC/,
    ],
  ])('[RS-05, AP-02] %s is refused with its own sentence, and nothing is kept', async (...row) => {
    const [, name, content, status, code, sentence] = row;
    const ada = await aPerson();
    const before = await filesOnDisk();

    const reply = await ada.upload(name, content);

    expect(reply).toEqual(aRefusal(status, code, sentence));
    expect(await resumesOf(ada)).toEqual([]);
    expect(await filesOnDisk()).toEqual(before);
  });

  test('[RS-05] a good file beside it would have been taken', async () => {
    const ada = await aPerson();

    const reply = await ada.upload('cv.pdf', goodPdf);

    expect(reply.status).toBe(201);
    expect(await resumesOf(ada)).toMatchObject([{ file_name: 'cv.pdf', candidate_name: 'Jane Smith' }]);
  });
});

describe('an account', () => {
  test('[AU-02] a second account with the same e-mail is refused, whatever its letters', async () => {
    const ada = await aPerson();
    const again = { email: ada.email.toUpperCase(), username: 'Impostor', password: 'another password' };

    const reply = await asNobody('POST', '/api/auth/signup', JSON.stringify(again));

    expect(reply).toEqual(aRefusal(409, 'email_taken', /account/i));
    expect((await ada.get('/api/auth/')).body).toMatchObject({ username: expect.stringMatching(/^Person/) });
  });

  test('[AU-01] a wrong password and an unknown e-mail are refused in the same words', async () => {
    const ada = await aPerson();

    const wrong = await logIn(ada.email, 'not the password');
    const unknown = await logIn('nobody@example.org', 'not the password');

    expect(wrong).toEqual(aRefusal(401, 'wrong_credentials', /./));
    expect(unknown.body).toEqual({ ...asError(wrong), request_id: expect.any(String) });
  });
});

describe('what belongs to somebody else', () => {
  test.each([
    ['GET', undefined],
    ['PUT', { title: 'Taken over' }],
    ['DELETE', undefined],
  ])('[AP-03] %s of a stranger’s position answers as if it were not there', async (method, body) => {
    const [ada, grace] = [await aPerson(), await aPerson()];
    const created = await ada.send('POST', '/api/jobs', { title: 'Backend engineer' });
    const { id } = created.body as { id: string };

    const path = `/api/jobs/${id}`;
    const reply = method === 'GET' ? await grace.get(path) : await grace.send(method as 'PUT', path, body);

    expect(reply).toEqual(aRefusal(404, 'not_found', /./));
    expect((await ada.get(path)).body).toMatchObject({ id, title: 'Backend engineer' });
  });
});

describe('a call that makes no sense', () => {
  test('[AP-02] an unknown path under /api answers JSON, never a page', async () => {
    const reply = await asNobody('GET', '/api/no/such/thing');

    expect(reply).toEqual(aRefusal(404, 'not_found', /\/api\/no\/such\/thing/));
  });

  test('[AP-02] malformed JSON is refused, and no account is made', async () => {
    const reply = await asNobody('POST', '/api/auth/signup', '{"email": "half@example.org", "usern');

    expect(reply).toEqual(aRefusal(400, 'malformed_json', /JSON/));
    expect((await logIn('half@example.org', 'a long password')).status).toBe(401);
  });

  test('[AP-02] a position without a title is refused at its field, and no position is made', async () => {
    const ada = await aPerson();

    const reply = await ada.send('POST', '/api/jobs', { title: '   ' });

    expect(reply).toEqual(aRefusal(400, 'invalid_input', /./));
    expect(asError(reply).errors).toHaveProperty('title');
    expect((await ada.get('/api/jobs')).body).toEqual([]);
  });

  test('[AP-03] nobody is let in without a session', async () => {
    expect(await asNobody('GET', '/api/jobs')).toEqual(aRefusal(401, 'unauthenticated', /./));
  });
});

function asError(reply: Reply): ErrorBody {
  return ErrorBody.parse(reply.body);
}

async function resumesOf(person: Person): Promise<unknown[]> {
  return ((await person.get('/api/resumes')).body as { resumes: unknown[] }).resumes;
}

/** Everything in the folders of kept and of arriving uploads. */
async function filesOnDisk(): Promise<string[]> {
  const lists = ['files', 'uploads'].map((name) =>
    readdir(join(inject('dataDir'), name), { recursive: true }),
  );
  return (await Promise.all(lists)).flat().sort();
}

function logIn(email: string, password: string): Promise<Reply> {
  return asNobody('POST', '/api/auth/login', JSON.stringify({ email, password }));
}
