import type { TextColor } from '../color.ts';
import type { Drawing, DrawnGlyph } from './drawing.ts';
import { boundsOf } from './geometry.ts';
import type { OperatorList } from './operator-handlers.ts';
import type { FontMeasures, FontSign } from './page-state.ts';

/** A font as the reader keeps it. */
export interface ReadFont extends FontMeasures {
  /** The file has no outlines for it, so that whoever shows it takes those of another font. */
  readonly missingFile?: boolean;
  /** Of a font whose letters are drawings: the signs of each. */
  readonly charProcOperatorList?: Readonly<Record<string, OperatorList>>;
}

/** What signs draw, and whether in colors of their own. */
type Draw = (signs: OperatorList) => Drawing & { readonly hasColors: boolean };

interface DrawnInk {
  readonly drawn: DrawnGlyph;
  readonly ink: TextColor;
}

const AS_SAID: DrawnInk = { drawn: 'as_said', ink: null };
/** Smaller than this part of a line no letter is drawn. */
const LEAST = 0.12;

const LETTER = /^[\p{L}\p{N}]/u;
/** Accents and other scripts are left to the outlines that look like them. */
const PLAIN_LETTER = /^[a-z0-9]$/i;

/** A font that also tells what it draws; one with outlines of its own draws what it says, so it isn't asked. */
export function hasReliableGlyphs(font: ReadFont, draw: Draw): FontMeasures {
  const { fontMatrix, isType3Font, bbox } = font;
  if (isType3Font !== true && font.missingFile !== true) return { fontMatrix, isType3Font, bbox };
  const known = new Map<string, DrawnInk>();
  const look = (sign: FontSign): DrawnInk => {
    const key = `${sign.fontChar} ${sign.unicode} ${sign.operatorListId}`;
    const found = known.get(key) ?? whatIsDrawn(font, sign, draw);
    known.set(key, found);
    return found;
  };
  return {
    fontMatrix,
    isType3Font,
    bbox,
    drawnFor: (sign) => look(sign).drawn,
    inkFor: (sign) => look(sign).ink,
  };
}

function whatIsDrawn(font: ReadFont, sign: FontSign, draw: Draw): DrawnInk {
  const { unicode = '', fontChar = '', operatorListId } = sign;
  if (!LETTER.test(unicode)) return AS_SAID;
  if (font.isType3Font === true) {
    const signs = font.charProcOperatorList?.[String(operatorListId)];
    return signs === undefined ? AS_SAID : ofDrawing(draw(signs), font);
  }
  if (font.missingFile !== true) return AS_SAID;
  if (fontChar === ' ') return { drawn: 'nothing', ink: null };
  const isPlain = PLAIN_LETTER.test(unicode) && PLAIN_LETTER.test(fontChar);
  const isAnother = isPlain && unicode.toLowerCase() !== fontChar.toLowerCase();
  return isAnother ? { drawn: 'another', ink: null } : AS_SAID;
}

/** A letter that is drawn as a dot, or as nothing, is none. */
function ofDrawing({ runs, paints, hasColors }: ReturnType<Draw>, { fontMatrix }: ReadFont): DrawnInk {
  if (runs.length > 0) return AS_SAID;
  const [left, bottom, right, top] = boundsOf(
    paints.flatMap(({ box: [x, y, farX, farY] }) => [[x, y] as const, [farX, farY] as const]),
  );
  const unit = Math.abs(fontMatrix?.[3] ?? 0.001);
  const isDrawn = Math.max(right - left, top - bottom) * unit >= LEAST;
  if (!isDrawn) return { drawn: 'nothing', ink: null };
  const inks = hasColors ? paints.map(({ color }) => color) : [];
  return { drawn: 'as_said', ink: inks.length > 0 && inks.every((ink) => ink !== null) ? inks.flat() : null };
}
