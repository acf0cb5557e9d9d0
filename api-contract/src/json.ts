/**
 * Parses JSON from outside; text that is not JSON gives null, which no schema here accepts. An escape can write
 * what no database keeps and nobody types: NUL is dropped, half of a surrogate pair becomes �.
 */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') : value,
    );
  } catch {
    return null;
  }
}
