import { ModelFailure } from './model-failure.ts';

/** Far more than any answer that is asked for. */
const MOST_BYTES = 1_000_000;

/** `fetch` that ends an answer of more than a megabyte and follows no redirection: a key goes to one server alone. */
export async function cappedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) {
          controller.error(new ModelFailure('malformed', 'The answer is larger than a megabyte.'));
        } else {
          controller.enqueue(chunk);
        }
      },
    }),
  );
  const { status, headers } = response;
  return new Response(counted ?? null, { status: status === 0 ? 502 : status, headers });
}
