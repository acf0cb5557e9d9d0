import type { Transform } from 'node:stream';
import { multipart } from 'formidable';

/** Bytes that the headers of one part may have: they name a field, a file and a type. */
const HEADERS_LIMIT = 16 * 1024;

/** A form as formidable shows it to its plugins; its types leave this out. */
interface Form {
  /** Reads parts; null when the content type names no boundary. */
  readonly _parser: Transform | null;
  onPart(part: { transferEncoding?: string }): unknown;
  _error(error: Error): void;
}

/** What the parser met: the start of a part, or a piece of its headers or content. */
interface Met {
  readonly name: string;
  readonly start?: number;
  readonly end?: number;
}

/** formidable's reader of multipart forms, without two ways in which one request could stop the process. */
export const FORM_PLUGINS = [
  (form: unknown) => {
    multipart(form as never, {});
    decodeAsText(form as Form);
    limitHeaders(form as Form);
  },
];

/**
 * A part's transfer encoding is undone before the part is handled, but formidable then takes it for the charset of
 * the text, and throws where nobody can catch it: "7bit", the default of the standard, is no charset.
 */
function decodeAsText(form: Form): void {
  const handle = form.onPart.bind(form);
  form.onPart = (part) => {
    part.transferEncoding = 'utf-8';
    return handle(part);
  };
}

/** The time to find a file name in a header grows with the square of its length, and a header has no end. */
function limitHeaders(form: Form): void {
  const parser = form._parser;
  let bytes = 0;
  parser?.prependListener('data', ({ name, start = 0, end = 0 }: Met) => {
    if (name === 'partBegin') bytes = 0;
    if (name === 'headerField' || name === 'headerValue') bytes += end - start;
    if (bytes <= HEADERS_LIMIT) return;
    parser.removeAllListeners('data');
    form._error(Object.assign(new Error('The headers of a part are too long.'), { httpCode: 413 }));
  });
}
