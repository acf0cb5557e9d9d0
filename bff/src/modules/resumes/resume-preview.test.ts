import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { RESUME_TYPES, resumes } from '@shortlist/api-contract';
import { zip } from '@shortlist/engine/extraction/testing/build-files.ts';
import { FILES } from '@shortlist/engine/testing/files.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { read, type TestFile } from '../../../test/support/caller.ts';
import { emptiedFolder } from '../../../test/support/emptied-folder.ts';
import { startTestServer } from '../../../test/support/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
const { given, as, anyone, deps } = server;

const ada = await given.user();

async function previewed(file: TestFile) {
  const [resume] = read(resumes.upload.response, await as(ada).upload(file)).resumes;
  return as(ada).get(`/api/resumes/${resume?.id}/preview`);
}

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A DOCX of this body, whose links and pictures point where they are told. */
function docx(body: string, targets: Record<string, string> = {}): Buffer<ArrayBuffer> {
  const relations = Object.entries(targets).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${RELS}/${id.startsWith('link') ? 'hyperlink' : 'image'}" Target="${target}" TargetMode="External"/>`,
  );
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${RELS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${WORD}" xmlns:r="${RELS}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><w:body>${body}</w:body></w:document>`,
  };
  return Buffer.from(
    zip(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) }))),
  );
}

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

test('[RM-03] a PDF is previewed as it is, in a frame of our own pages alone', async () => {
  const { status, headers, text } = await previewed(FILES.smallPdf);

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^inline/);
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'self'.*sandbox/,
  );
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(text.startsWith('%PDF')).toBe(true);
});

test.each([
  ['DOCX', FILES.docx],
  ['DOC', FILES.doc],
])('[RM-03] a %s is previewed as a page that can neither act nor load', async (_, file) => {
  const { status, headers, text } = await previewed(file);

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]+='; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox$/,
  );
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(text).toMatch(/<p>[^<]+/);
  expect(await emptiedFolder(deps.uploadFolder)).toBe(true);
});

test('[RM-03] a hostile DOCX shows its words and nothing else', async () => {
  const content = docx(
    [
      paragraph('Ada Lovelace &lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(1)&gt;'),
      '<w:p><w:hyperlink r:id="link1"><w:r><w:t>My site</w:t></w:r></w:hyperlink></w:p>',
      '<w:p><w:hyperlink r:id="link2"><w:r><w:t>My page</w:t></w:r></w:hyperlink></w:p>',
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "javascript:alert(2)" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>My field</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>',
      '<w:p><w:bookmarkStart w:id="0" w:name="x&quot; onclick=&quot;alert(3)"/><w:r><w:t>My mark</w:t></w:r></w:p>',
      '<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="p" descr="a picture"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="image1" r:embed="image1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>',
    ].join(''),
    {
      link1: 'javascript:alert(1)',
      link2: 'https://evil.example/',
      image1: 'https://evil.example/track.png',
    },
  );

  const { status, text } = await previewed({ name: 'hostile"><script>alert(4)</script>.docx', content });

  expect(status).toBe(200);
  const body = text.slice(text.indexOf('<body>'));
  for (const words of ['My site', 'My page', 'My field', 'My mark']) expect(body).toContain(words);
  expect(body).toContain('&lt;script&gt;alert(1)');
  expect(text).not.toMatch(/<(?:script|img|a|iframe|object|link|base|form)\b/i);
  expect(text).not.toMatch(/<[^>]*\s(?:on\w+|href|src|style|id)\s*=/i);
  expect(text).not.toContain('evil.example');
  expect(text).not.toContain('javascript:');
});

test('[RS-05] a DOCX that became a zip bomb in the store is refused in a sentence', async () => {
  const resume = await given.resume({ owner: ada, fileName: 'bomb.docx', mediaType: RESUME_TYPES['.docx'] });
  const bomb = zip([{ name: 'word/document.xml', content: Buffer.alloc(80 * 1024 * 1024), claimedSize: 10 }]);
  const get = vi.spyOn(deps.storage, 'get').mockResolvedValueOnce({
    stream: Readable.from([bomb]),
    size: bomb.length,
  });

  const reply = await as(ada).get(`/api/resumes/${resume.id}/preview`);

  expect(reply).toMatchObject({ status: 422, body: { code: 'file_corrupt' } });
  expect(await emptiedFolder(deps.uploadFolder)).toBe(true);
  get.mockRestore();
});

test('[AP-02] the preview of a file that is gone is a 404 in a sentence', async () => {
  for (const mediaType of [RESUME_TYPES['.pdf'], RESUME_TYPES['.docx']]) {
    const resume = await given.resume({ owner: ada, mediaType, fileName: 'gone.docx' });

    const reply = await as(ada).get(`/api/resumes/${resume.id}/preview`);

    expect(reply).toMatchObject({ status: 404, body: { error: 'This file no longer exists.' } });
  }
});

test('[AP-03] nobody but the owner gets the preview', async () => {
  const grace = await given.user();
  const resume = await given.resume({ owner: ada });
  const path = `/api/resumes/${resume.id}/preview`;

  expect(await anyone.get(path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(await as(grace).get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await as(ada).get('/api/resumes/nothing/preview')).toMatchObject({ status: 404 });
});

test('the preview shows the very words of the resume', async () => {
  const content = docx(paragraph('Zoë “Zo” Müller') + paragraph('R&amp;D lead'));

  const { text } = await previewed({ name: 'zoe.docx', content });

  expect(text).toContain('<title>zoe.docx</title>');
  expect(text).toContain('<p>Zoë “Zo” Müller</p><p>R&amp;D lead</p>');
});

test('[CS-01] HEAD tells size and name of a file without sending it', async () => {
  const [resume] = read(resumes.upload.response, await as(ada).upload(FILES.smallPdf)).resumes;

  const reply = await as(ada).send(`/api/resumes/${resume?.id}/file`, { method: 'HEAD' });

  expect(reply).toMatchObject({ status: 200, text: '' });
  expect(reply.headers.get('content-length')).toBe(String((await readFile(FILES.smallPdf)).length));
  expect(reply.headers.get('content-type')).toBe('application/pdf');
  expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="weasyprint/);
});
