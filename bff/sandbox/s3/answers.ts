import type { ServerResponse } from 'node:http';
import { escapeHtml } from '@shortlist/engine/extraction/preview/escape-html.ts';

/** One page of a listing. */
export interface Listing {
  readonly bucket: string;
  readonly prefix: string;
  readonly keys: readonly string[];
  /** Undefined on the last page. */
  readonly next: string | undefined;
  readonly sizeOf: (key: string) => number;
}

/** An error of S3: its status, its code, in XML. */
export function answerError(response: ServerResponse, status: number, code: string): void {
  answerXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** A page of ListObjectsV2. */
export function answerListing(response: ServerResponse, listing: Listing): void {
  const { bucket, prefix, keys, next, sizeOf } = listing;
  const contents = keys.map(
    (key) => `<Contents><Key>${escapeHtml(key)}</Key><Size>${sizeOf(key)}</Size></Contents>`,
  );
  const more = next === undefined ? '' : `<NextContinuationToken>${escapeHtml(next)}</NextContinuationToken>`;
  answerXml(
    response,
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeHtml(prefix)}</Prefix><KeyCount>${keys.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
  );
}

function answerXml(response: ServerResponse, status: number, xml: string): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>${xml}`;
  response.writeHead(status, {
    'content-type': 'application/xml',
    'content-length': Buffer.byteLength(body),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
