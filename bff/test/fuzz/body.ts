import { readFileSync } from 'node:fs';
import { FILES } from '@shortlist/engine/testing/files.ts';
import * as fc from 'fast-check';
import { type ApiCall, isRaw } from '../../src/openapi/calls.ts';
import { nearly, type Schema, type Source } from './from-schema.ts';
import { wildBody, wildText } from './values.ts';

/** A body with the content type that it claims. */
export interface Body {
  readonly type: string;
  readonly content: string | Buffer;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';

const PDF = readFileSync(FILES.smallPdf);

/** What is sent to a call: what it takes, or nearly; where it takes nothing, now and then something. */
export function bodyOf(call: ApiCall, schema: Schema | null, source: Source): fc.Arbitrary<Body | null> {
  if (!isRaw(call) && call.files !== undefined) return form;
  if (schema === null) {
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: call.method === 'GET' ? fc.constant(null) : broken },
    );
  }
  const right = nearly(schema, source).map((value) => ({ type: JSON_TYPE, content: JSON.stringify(value) }));
  return fc.oneof(
    { weight: 12, arbitrary: right },
    { weight: 2, arbitrary: broken },
    { weight: 1, arbitrary: form },
    { weight: 1, arbitrary: fc.constant(null) },
  );
}

const broken = wildBody.map((content) => ({ type: JSON_TYPE, content }));

const fieldName = fc.oneof(
  fc.constantFrom('files', 'notes', 'file_name', '__proto__', ''),
  wildText.map(quotable),
);
const fileName = fc.oneof(
  fc.constantFrom('a.pdf', 'a.exe', '../../a.pdf', '', '.pdf', 'a.pdf\\'),
  wildText.map(quotable),
);
const encodings = ['7bit', 'base64', 'quoted-printable', 'morse', 'binary'];

const part: fc.Arbitrary<Buffer> = fc
  .record({
    name: fieldName,
    file: fc.option(fileName),
    type: fc.option(fc.constantFrom('application/pdf', 'text/html', ';', 'a'.repeat(2000))),
    encoding: fc.option(fc.constantFrom(...encodings), { freq: 6 }),
    content: fc.oneof(
      { weight: 4, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
      { weight: 1, arbitrary: fc.constant(PDF) },
    ),
  })
  .map(({ name, file, type, encoding, content }) => {
    const disposition = `Content-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}`;
    const more = [
      type === null ? [] : [`Content-Type: ${type}`],
      encoding === null ? [] : [`Content-Transfer-Encoding: ${encoding}`],
    ].flat();
    return Buffer.concat([
      Buffer.from(`--x\r\n${[disposition, ...more].join('\r\n')}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ]);
  });

/** A multipart form with parts of any kind, ended or not. */
const form: fc.Arbitrary<Body> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.array(part, { maxLength: 7 }), fc.constantFrom('--x--\r\n', '--x--\r\n', '', '--y--\r\n'))
      .map(([parts, end]) => ({ type: FORM_TYPE, content: Buffer.concat([...parts, Buffer.from(end)]) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .uint8Array({ maxLength: 300 })
      .map((bytes) => ({ type: FORM_TYPE, content: Buffer.from(bytes) })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('multipart/form-data', 'multipart/mixed; boundary=x', 'multipart/form-data; boundary=')
      .map((type) => ({ type, content: '--x\r\n\r\n--x--\r\n' })),
  },
);

function quotable(text: string): string {
  return text.replaceAll(/["\r\n]/g, '').slice(0, 500);
}
