import type { EndpointDefinition, FilesPart, InputOf, OutputOf } from '@shortlist/api-contract';
import { ApiError, errorFrom } from './api-error.ts';
import { pendingRequests } from './pending-requests.ts';
import { addressOf, type InputParts, parseAnswer } from './request.ts';
import { whenOnline } from './when-online.ts';

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called with the share of bytes sent, 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * Sends files as multipart form data once there is a connection, reporting progress (which fetch can't).
 *
 * @returns the answer, as the contract types it.
 * @throws ApiError as `call` does.
 */
export function upload<E extends EndpointDefinition & { readonly files: FilesPart }>(
  endpoint: E,
  input: InputOf<E>,
  options: UploadOptions = {},
): Promise<OutputOf<E>> {
  const parts = input as InputParts;
  const form = new FormData();
  for (const file of parts.files ?? []) form.append(endpoint.files.field, file, file.name);
  const send = () => sendForm(endpoint, { address: addressOf(endpoint, parts), form }, options);
  return pendingRequests(whenOnline(options, send));
}

function sendForm<E extends EndpointDefinition>(
  endpoint: E,
  { address, form }: { readonly address: string; readonly form: FormData },
  options: UploadOptions,
): Promise<OutputOf<E>> {
  return new Promise<OutputOf<E>>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) =>
      options.onProgress?.(event.total ? event.loaded / event.total : 0),
    );
    request.addEventListener('load', () => settle(endpoint, request, { resolve, reject }));
    request.addEventListener('error', () => reject(new ApiError('network', LOST, { status: 0 })));
    request.addEventListener('abort', () => reject(new ApiError('aborted', 'Canceled.', { status: 0 })));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.open(endpoint.method, address);
    if (options.signal?.aborted) reject(new ApiError('aborted', 'Canceled.', { status: 0 }));
    else request.send(form);
  });
}

const LOST = 'Connection lost. Check it and try again.';

interface Settlement<T> {
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

function settle<E extends EndpointDefinition>(
  endpoint: E,
  request: XMLHttpRequest,
  { resolve, reject }: Settlement<OutputOf<E>>,
): void {
  if (request.status < 200 || request.status > 299) {
    reject(errorFrom(request.status, request.response));
    return;
  }
  try {
    resolve(parseAnswer(endpoint, request.status, request.response ?? undefined));
  } catch (error) {
    reject(error);
  }
}
