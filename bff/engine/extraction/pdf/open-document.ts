import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A PDF as the reader has it open. */
export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
/** A page of it. */
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type Page = NonNullable<NonNullable<Parameters<typeof getDocumentProxy>[1]>['ownerDocument']>;

/** A picture above half a megapixel is not decoded. */
const MOST_PIXELS = 500_000;

/** A font that is handed over to be shown, and shown nowhere. */
class UnshownFont {
  readonly loaded = Promise.resolve();

  load(): Promise<void> {
    return this.loaded;
  }
}

const NOWHERE = { fonts: { add: () => undefined, delete: () => undefined } };

/** Opens a PDF to place its letters, not to paint them: their outlines are not made. */
export async function openDocument(content: Buffer): Promise<PdfDocument> {
  const { getDocument } = await getResolvedPDFJS();
  spareTheReader();
  const task = getDocument({
    data: new Uint8Array(content),
    useSystemFonts: true,
    verbosity: 0,
    stopAtErrors: false,
    disableFontFace: false,
    maxImageSize: MOST_PIXELS,
    ownerDocument: NOWHERE as Page,
  });
  return task.promise;
}

let isSpared = false;

/**
 * Where the reader can't hand a font over it makes the outlines of all its letters, a tenth of its work; it knows the kind of a font by
 * that name only. Its own way to unpack the many small streams of a file costs less than a stream of the platform for each.
 */
function spareTheReader(): void {
  if (isSpared) return;
  isSpared = true;
  if (!('FontFace' in globalThis)) Object.assign(globalThis, { FontFace: UnshownFont });
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}
