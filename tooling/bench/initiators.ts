/** What started a request, as the browser's protocol tells it. */
export interface Initiator {
  readonly url?: string | undefined;
  readonly stack?: Stack | undefined;
}

interface Stack {
  readonly callFrames: readonly { readonly url: string }[];
  readonly parent?: Stack | undefined;
}

/** The address of the file that asked for a request: the document for what stands in the page. */
export function askedBy({ url, stack }: Initiator): string | undefined {
  return url ?? scriptOf(stack);
}

function scriptOf(stack: Stack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent);
}

/**
 * The longest chain of requests of which each had to arrive before the next was known: 1 is the document alone.
 *
 * @param asked by address of a request, the address of the file that asked for it; undefined for the document.
 */
export function longestChain(asked: ReadonlyMap<string, string | undefined>): number {
  const depths = new Map<string, number>();
  const depthOf = (address: string): number => {
    const known = depths.get(address);
    if (known !== undefined) return known;
    depths.set(address, 1); // a file that asks for itself again
    const parent = asked.get(address);
    const depth = parent !== undefined && asked.has(parent) ? depthOf(parent) + 1 : 1;
    depths.set(address, depth);
    return depth;
  };
  return Math.max(0, ...[...asked.keys()].map(depthOf));
}
