import type { getDocumentProxy } from 'unpdf';

type Page = NonNullable<NonNullable<Parameters<typeof getDocumentProxy>[1]>['ownerDocument']>;

/** A font that is handed over to be shown, and shown nowhere. */
class UnshownFont {
  readonly loaded = Promise.resolve();

  load(): Promise<void> {
    return this.loaded;
  }
}

const NOWHERE = { fonts: { add: () => undefined, delete: () => undefined } };

/**
 * What the reader takes for the page of a browser: it takes every font. Where there is none, the reader makes the outlines of all
 * letters of each font instead, a fifth of its work, and nobody looks at them.
 */
export function takingFonts(): Page {
  // The reader knows the kind of a font by this name only.
  if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: UnshownFont });
  return NOWHERE as Page;
}
