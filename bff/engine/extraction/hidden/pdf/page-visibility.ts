import { getResolvedPDFJS } from 'unpdf';
import type { PdfDocument, PdfPage } from '../../pdf/open-document.ts';
import type { HiddenText, HidingTechnique, Unchecked } from '../hidden-text.ts';
import { unseenWords } from '../unseen-characters.ts';
import { classifyVisibility, type VisibilityResult } from './classify-visibility.ts';
import type { Paint } from './drawing.ts';
import { UNKNOWN_FILLING } from './fill.ts';
import { hasReliableGlyphs, type ReadFont } from './font-glyphs.ts';
import type { Box } from './geometry.ts';
import { readGradients } from './gradients.ts';
import { hasWrongSpacing } from './letter-spacing.ts';
import type { OperatorList, Ops } from './operator-handlers.ts';
import type { FontMeasures } from './page-state.ts';
import { lookAtPictures } from './pictures.ts';
import { createOperatorReader, type Follow } from './read-drawing.ts';
import { itemsOf, splitItems } from './split-items.ts';
import type { JudgedLetter, TextItem } from './text-item.ts';

/** The layers of a document, and which of them are switched on. */
export type Layers = Awaited<ReturnType<PdfDocument['getOptionalContentConfig']>>;

/** A page as it is seen. */
export interface VisiblePage<T> {
  /** The texts that are seen; one that is seen in part is parted. */
  readonly items: readonly T[];
  readonly hidden: readonly HiddenText[];
  readonly unchecked: readonly Unchecked[];
}

/** Signs of one page; a page with more is not looked at. */
const MOST_SIGNS = 300_000;
const NO_ANNOTATIONS = 0;
/** A sheet for a sign of a font, in the units of its own. */
const SIGN: Box = [-1e5, -1e5, 1e5, 1e5];
/** Width of a sheet of paper, in points. */
const SHEET = 612;

/** Parts the texts of a page into those that are seen and those that nobody sees who looks at it. */
export async function analyzePageVisibility<T extends TextItem>(
  page: PdfPage,
  items: readonly T[],
  layers: Layers,
): Promise<VisiblePage<T>> {
  const signs = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS }).catch(() => null);
  if (signs === null || signs.fnArray.length > MOST_SIGNS)
    return { items, hidden: [], unchecked: ['too_complex'] };
  const [left = 0, bottom = 0, right = SHEET, top = 0] = page.view;
  const box: Box = [left, bottom, right, top];
  const { OPS } = await getResolvedPDFJS();
  const gradients = await readGradients(signs, OPS, (name) => readObject(page, name));
  const follow = await createOperatorReader();
  const drawing = follow(signs, {
    page: box,
    fontOf: rememberFonts(page, OPS, follow),
    isVisible: (layer) => layers.isVisible(layer),
    gradientOf: (name) => gradients.get(name) ?? UNKNOWN_FILLING,
  });
  const look = (paints: readonly Paint[]) => lookAtPictures(paints, (name) => readObject(page, name));
  const paints = await look(drawing.paints);
  for (const mask of drawing.masks) mask.paints.splice(0, mask.paints.length, ...(await look(mask.paints)));
  const scale = page.userUnit * Math.min(1, SHEET / Math.max(1, right - left));
  const judgment = classifyVisibility({ ...drawing, paints }, box, scale);
  return {
    ...partItems(items, judgment),
    hidden: [...hiddenOf(judgment, page.pageNumber), ...spelledUnseen(items, page.pageNumber)],
    unchecked: judgment.unchecked,
  };
}

function rememberFonts({ commonObjs }: PdfPage, OPS: Ops, follow: Follow): (name: string) => FontMeasures {
  const colors = new Set<unknown>([OPS.setFillRGBColor, OPS.setFillColorN]);
  const draw = (signs: OperatorList) => ({
    ...follow(signs, {
      page: SIGN,
      fontOf: () => ({}),
      isVisible: () => true,
      gradientOf: () => UNKNOWN_FILLING,
    }),
    hasColors: Array.from(signs.fnArray).some((sign) => colors.has(sign)),
  });
  const fonts = new Map<string, FontMeasures>();
  return (name) => {
    const known = fonts.get(name);
    if (known !== undefined) return known;
    const font = commonObjs.has(name) ? hasReliableGlyphs(commonObjs.get(name) as ReadFont, draw) : {};
    fonts.set(name, font);
    return font;
  };
}

/** Words in characters without width, which the reader of texts takes like others. */
function spelledUnseen(items: readonly TextItem[], page: number): HiddenText[] {
  return items.flatMap(({ str }) => {
    const text = unseenWords(str);
    return text === '' ? [] : [{ text, reason: 'zero_width' as const, page }];
  });
}

function partItems<T extends TextItem>(
  items: readonly T[],
  { runs }: VisibilityResult,
): { items: readonly T[] } {
  const judged = runs.map(({ run, reasons }) =>
    run.letters.map((letter, index): JudgedLetter => ({ letter, reason: reasons[index] ?? null })),
  );
  const read = judged.map((letters) => letters.filter(({ letter }) => letter.isOnPage));
  const isSeen = read.every((letters) => letters.every(({ reason }) => reason === null));
  if (isSeen && !hasWrongSpacing(items, read.flat())) return { items };
  const texts = items.filter(({ str }) => str.trim() !== '');
  const split = splitItems(texts, read.flat());
  return { items: split ?? (isSeen ? items : (itemsOf(read, (run) => runs[run]?.run.size ?? 0) as T[])) };
}

/** Words that are hidden in the same way one after the other are told as one. */
function hiddenOf({ runs, untold }: VisibilityResult, page: number): HiddenText[] {
  const found: { text: string; reason: HidingTechnique; page: number; baseline: number }[] = [];
  for (const { run, reasons } of runs) {
    for (const reason of new Set(reasons)) {
      if (reason === null) continue;
      const letters = run.letters.filter((letter, index) => reasons[index] === reason && !untold.has(letter));
      if (letters.length === 0) continue;
      const text = wordsOf(letters);
      const baseline = letters[0]?.middle[1] ?? 0;
      const last = found.at(-1);
      if (last?.reason === reason) {
        last.text += `${Math.abs(last.baseline - baseline) > 1 ? '\n' : ' '}${text}`;
        last.baseline = baseline;
      } else {
        found.push({ text, reason, page, baseline });
      }
    }
  }
  return found.map(({ text, reason }) => ({ text, reason, page }));
}

/** Spaces are no letters: a gap stands for one. */
function wordsOf(letters: readonly { text: string; left: number; right: number }[]): string {
  let text = '';
  let end: number | null = null;
  for (const letter of letters) {
    const width = letter.right - letter.left;
    if (end !== null && letter.left - end > 0.25 * width) text += ' ';
    text += letter.text;
    end = letter.right;
  }
  return text;
}

function readObject({ objs, commonObjs }: PdfPage, name: string): Promise<unknown> {
  const kept = name.startsWith('g_') ? commonObjs : objs;
  return new Promise((resolve) => {
    kept.get(name, resolve);
  });
}
