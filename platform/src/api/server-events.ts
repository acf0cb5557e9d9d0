/** One event of a stream, as the HTML standard names its parts. */
export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Reads the events of a stream of server-sent events; comments and events without data are passed over. It ends
 * with the stream, when the connection is lost, and when `signal` fires.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    while (!signal.aborted) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
      if (done) return;
      const blocks = (rest + (value ?? '')).split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      yield* blocks.flatMap((block) => eventOf(block) ?? []);
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function eventOf(block: string): ServerEvent | null {
  let name = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { name, data: data.join('\n') };
}
