import { processorTime } from '@shortlist/engine/testing/processor-time.ts';
import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as } = server;

const ada = await given.user();
const resume = await given.resume({ owner: ada });

const sendForm = (method: string, path: string, body: string) =>
  as(ada).send(path, { method, body, headers: { 'content-type': 'multipart/form-data; boundary=x' } });
const upload = (body: string) => sendForm('POST', '/api/resumes', body);
const rename = (body: string) => sendForm('PUT', `/api/resumes/${resume.id}`, body);

const part = (headers: readonly string[], content = '') =>
  `--x\r\n${headers.join('\r\n')}\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';
const NOTES = 'Content-Disposition: form-data; name="notes"';
const FILE = 'Content-Disposition: form-data; name="files"; filename="a.pdf"';

test.each(['7bit', '8bit', 'binary', 'base64'])(
  'a field that says it is sent as %s is read as text',
  async (encoding) => {
    const text = 'Zoë called.';
    const content = encoding === 'base64' ? Buffer.from(text).toString('base64') : text;

    const reply = await rename(part([NOTES, `Content-Transfer-Encoding: ${encoding}`], content) + END);

    expect(reply).toMatchObject({ status: 200, body: { notes: text } });
  },
);

test('[AP-02] a way of sending that is not known is refused, not failed on', async () => {
  const reply = await upload(part([FILE, 'Content-Transfer-Encoding: morse']) + END);

  expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

test('a part with a huge header is refused before anything is looked for in it', async () => {
  const huge = `Content-Disposition: form-data;${' filename="'.repeat(40_000)}`;
  const start = processorTime();

  const reply = await upload(part([huge]) + END);

  expect(reply).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  expect(processorTime() - start).toBeLessThan(2000);
});

test('headers are counted for each part on its own', async () => {
  const long = `X-Note: ${'a'.repeat(4000)}`;
  const parts = Array.from({ length: 6 }, () => part([NOTES.replace('notes', 'other'), long], 'b'));

  expect(await rename(parts.join('') + part([NOTES], 'Kept.') + END)).toMatchObject({
    status: 200,
    body: { notes: 'Kept.' },
  });
});

test('[RS-05] an upload of thousands of files is given up on, not counted to its end', async () => {
  const files = part([FILE, 'Content-Type: application/pdf']).repeat(3000);

  const reply = await upload(files + END);

  expect(reply).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});
