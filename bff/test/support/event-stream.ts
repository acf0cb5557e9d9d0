/** An open stream of server-sent events, as a test reads it. */
export interface TestStream {
  readonly status: number;
  readonly headers: Headers;
  /** The next event that is no comment; null when the stream has ended. */
  next(): Promise<TestEvent | null>;
  /** Everything that came so far. */
  readonly text: () => string;
  close(): void;
}

export interface TestEvent {
  readonly id: string | null;
  readonly name: string;
  readonly data: unknown;
}

/** Opens a stream with the cookie of a user. */
export async function openStream(address: string, headers: Record<string, string>): Promise<TestStream> {
  const stop = new AbortController();
  const response = await fetch(address, { headers, signal: stop.signal });
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let rest = '';
  const next = async (): Promise<TestEvent | null> => {
    for (;;) {
      const end = rest.indexOf('\n\n');
      if (end === -1) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
        rest += value;
        continue;
      }
      const fields = fieldsOf(rest.slice(0, end));
      rest = rest.slice(end + 2);
      const data = fields.get('data');
      if (data !== undefined) return eventOf(fields, data);
    }
  };
  const { status } = response;
  return { status, headers: response.headers, next, text: () => text, close: () => stop.abort() };
}

function fieldsOf(block: string): Map<string, string> {
  const pairs = block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line] as const);
  return new Map(pairs.map(([name, line]) => [name, line.slice(name.length + 2)]));
}

function eventOf(fields: Map<string, string>, data: string): TestEvent {
  return { id: fields.get('id') ?? null, name: fields.get('event') ?? 'message', data: JSON.parse(data) };
}
