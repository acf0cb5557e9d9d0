import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys that this stand-in knows. */
export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What keys that end come with; none unless told. */
  readonly sessionToken?: string;
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request), SignedHeaders=(?<names>[\w;-]+), Signature=(?<signature>[0-9a-f]{64})$/;

/** Why a signature is refused, by the names of S3. */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'InvalidToken'
  | 'SignatureDoesNotMatch'
  | 'AuthorizationHeaderMalformed';

/** Checks a request by Signature Version 4; null when it is signed with these keys for this region. */
export function checkSignature(request: IncomingMessage, keys: Keys, region: string): SignatureFault | null {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '')?.groups;
  if (parts === undefined) return 'AccessDenied';
  if (parts.id !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (request.headers['x-amz-security-token'] !== keys.sessionToken) return 'InvalidToken';
  if (parts.region !== region) return 'AuthorizationHeaderMalformed';
  const names = (parts.names ?? '').split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const message = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    parts.scope,
    sha256(canonical(request, names)),
  ].join('\n');
  const expected = hmac(signingKey(keys.secretAccessKey, parts.day ?? '', region), message);
  const isSame = timingSafeEqual(expected, Buffer.from(parts.signature ?? '', 'hex'));
  return isSame ? null : 'SignatureDoesNotMatch';
}

function canonical(request: IncomingMessage, names: readonly string[]): string {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const content = String(request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD');
  return [request.method, pathname, query, headers, names.join(';'), content].join('\n');
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** As S3 wants it: also what encodeURIComponent leaves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, percent);
}

function signingKey(secret: string, day: string, region: string): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
