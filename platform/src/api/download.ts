import type { RawEndpointDefinition, User } from '@shortlist/api-contract';
import { currentUser, sessionEnded } from '../session/session-store.ts';
import { ApiError, errorFrom } from './api-error.ts';
import { pendingRequests } from './pending-requests.ts';
import { addressOf, type InputParts } from './request.ts';

export interface DownloadOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: InputParts['query'];
  readonly signal?: AbortSignal;
  /** Called with the bytes that have come so far; how many there will be is not known. */
  readonly onProgress?: (bytes: number) => void;
}

/** A file that the server has sent, to be saved. */
export interface Downloaded {
  readonly content: Blob;
  /** As the server names it; null when it does not. */
  readonly fileName: string | null;
}

/**
 * Fetches a file of /api with the session cookie, reporting progress.
 *
 * @throws ApiError with the server's code and sentence; `network` when no answer came or it broke off,
 *   `aborted` when `signal` fired.
 */
export function download(
  endpoint: RawEndpointDefinition,
  options: DownloadOptions = {},
): Promise<Downloaded> {
  return pendingRequests(fetchFile(endpoint, options));
}

async function fetchFile(
  endpoint: RawEndpointDefinition,
  { params, query, signal, onProgress }: DownloadOptions,
): Promise<Downloaded> {
  try {
    const init: RequestInit = {
      credentials: 'same-origin',
      cache: 'no-store',
      ...(signal ? { signal } : {}),
    };
    const asker = currentUser();
    const response = await fetch(
      addressOf(endpoint, { ...(params && { params }), ...(query && { query }) }),
      init,
    );
    if (!response.ok) throw await refusalOf(response, asker);
    const pieces: BlobPart[] = [];
    let bytes = 0;
    for await (const piece of piecesOf(response)) {
      pieces.push(piece);
      bytes += piece.byteLength;
      onProgress?.(bytes);
    }
    const type = response.headers.get('content-type') ?? '';
    return { content: new Blob(pieces, { type }), fileName: fileNameOf(response) };
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    if (signal?.aborted) throw new ApiError('aborted', 'Canceled.', { status: 0 });
    const error = new ApiError('network', LOST, { status: 0 });
    error.cause = cause;
    throw error;
  }
}

const LOST = 'Connection lost. Check it and try again.';

async function refusalOf(response: Response, asker: User | null): Promise<ApiError> {
  const error = errorFrom(response.status, await response.json().catch(() => null));
  if (error.code === 'unauthenticated') sessionEnded(asker);
  return error;
}

/** By a reader: not every browser can loop over a stream. */
async function* piecesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  if (reader === undefined) return;
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}

function fileNameOf({ headers }: Response): string | null {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? null;
}
