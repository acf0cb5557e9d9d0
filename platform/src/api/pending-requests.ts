/** What this page sends or receives that a load of the document would break off. Reads that can be asked again are none. */
let count = 0;

/** Whether a write, an upload, a download or a stream of events is under way. */
export function hasPendingRequest(): boolean {
  return count > 0;
}

/** Counts work as under way until it has settled. */
export async function pendingRequests<T>(work: Promise<T>): Promise<T> {
  count += 1;
  try {
    return await work;
  } finally {
    count -= 1;
  }
}

/** Counts a stream as under way until its reader leaves it. */
export async function* streamUnderWay<T>(stream: AsyncGenerator<T>): AsyncGenerator<T> {
  count += 1;
  try {
    yield* stream;
  } finally {
    count -= 1;
  }
}
