/** What outlives an element, by what it is and who asked for it: `resize listener of window at /assets/...`. */
export type Holdings = Readonly<Record<string, number>>;

/** What a page holds at one moment. */
export interface Weight {
  readonly holdings: Holdings;
  /** Of the document and detached ones that something keeps. */
  readonly nodes: number;
  /** Of all elements and objects. */
  readonly listeners: number;
  /** Bytes of JavaScript in use, after garbage was collected. */
  readonly heap: number;
}

/** A leak shows at every mount; half of that leaves room for what the browser keeps for a while by itself. */
const SHARE = 0.5;

/** Bytes a mount: what engines and caches keep is far less, a kept tree of elements more. */
const HEAP_PER_MOUNT = 32_000;

/** What grew between two moments with so many mounts between them, each as a sentence. */
export function growthBetween(early: Weight, late: Weight, mounts: number): string[] {
  const limit = mounts * SHARE;
  const sentences: string[] = [];
  for (const [what, count] of Object.entries(late.holdings)) {
    const more = count - (early.holdings[what] ?? 0);
    if (more >= limit) sentences.push(`${mounts} mounts leave ${more} more of this: ${what}`);
  }
  const nodes = late.nodes - early.nodes;
  if (nodes >= limit) sentences.push(`${mounts} mounts leave ${nodes} elements that nobody sees`);
  const listeners = late.listeners - early.listeners;
  if (listeners >= limit) sentences.push(`${mounts} mounts leave ${listeners} more listeners`);
  const heap = late.heap - early.heap;
  if (heap >= mounts * HEAP_PER_MOUNT) {
    sentences.push(`${mounts} mounts leave ${Math.round(heap / 1024)} KB that nobody can use`);
  }
  return sentences;
}
