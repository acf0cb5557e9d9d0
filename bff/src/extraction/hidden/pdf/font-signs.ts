import type { DrawnSign } from './drawing.ts';
import type { FontMeasures, FontSign } from './page-state.ts';

/** A font as the reader keeps it. */
export interface ReadFont extends FontMeasures {
  /** The file has no outlines for it, so that whoever shows it takes those of another font. */
  readonly missingFile?: boolean;
  /** Of a font whose letters are drawings: the signs of each. */
  readonly charProcOperatorList?: Readonly<Record<string, { readonly fnArray: ArrayLike<number> }>>;
}

const LETTER = /^[\p{L}\p{N}]/u;
/** Accents and other scripts are left to the outlines that look like them. */
const PLAIN_LETTER = /^[a-z0-9]$/i;

/** A font that also tells what it draws; one with outlines of its own draws what it says, so it isn't asked. `isPaint` knows the signs that leave something on a page. */
export function tellsWhatItDraws(font: ReadFont, isPaint: (sign: number) => boolean): FontMeasures {
  const isOrdinary = font.isType3Font !== true && font.missingFile !== true;
  if (isOrdinary) return measuresOf(font);
  const known = new Map<unknown, DrawnSign>();
  const drawnFor = (sign: FontSign): DrawnSign => {
    const key = `${sign.fontChar} ${sign.unicode} ${sign.operatorListId}`;
    const drawn = known.get(key) ?? whatIsDrawn(font, sign, isPaint);
    known.set(key, drawn);
    return drawn;
  };
  return { ...measuresOf(font), drawnFor };
}

function measuresOf({ fontMatrix, isType3Font, bbox }: ReadFont): FontMeasures {
  return {
    ...(fontMatrix === undefined ? {} : { fontMatrix }),
    ...(isType3Font === undefined ? {} : { isType3Font }),
    ...(bbox === undefined ? {} : { bbox }),
  };
}

function whatIsDrawn(
  font: ReadFont,
  { unicode = '', fontChar = '', operatorListId }: FontSign,
  isPaint: (sign: number) => boolean,
): DrawnSign {
  if (!LETTER.test(unicode)) return 'as_said';
  if (font.isType3Font === true) {
    const signs = font.charProcOperatorList?.[String(operatorListId)];
    if (signs === undefined) return 'as_said';
    return Array.from(signs.fnArray).some(isPaint) ? 'as_said' : 'nothing';
  }
  if (font.missingFile !== true) return 'as_said';
  const isPlain = PLAIN_LETTER.test(unicode) && PLAIN_LETTER.test(fontChar);
  return isPlain && unicode.toLowerCase() !== fontChar.toLowerCase() ? 'another' : 'as_said';
}
