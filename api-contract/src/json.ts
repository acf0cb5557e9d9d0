/** Parses JSON from outside; text that is not JSON gives null, which no schema here accepts. */
export function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
