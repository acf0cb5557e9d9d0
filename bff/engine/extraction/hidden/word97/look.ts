import { type Color, isVisibleOn, WHITE } from '../color.ts';
import type { HidingTechnique } from '../hidden-text.ts';
import { changesIn } from './changes.ts';

/** How letters look, as far as it hides them. */
export interface Look {
  readonly isHidden: boolean;
  readonly color: Color | null;
  /** In half points. */
  readonly size: number | null;
  readonly isShaded: boolean;
}

export const PLAIN: Look = { isHidden: false, color: null, size: null, isShaded: false };

const VANISH = 0x083c;
const COLOR = 0x6870;
const OLD_COLOR = 0x2a42;
const SIZE = 0x4a43;
const HIGHLIGHT = 0x2a0c;
const SHADING = 0xca71;
const OLD_SHADING = 0x4866;
const STYLE = 0x4a30;
const WHITE_OF_OLD = 8;
const AUTOMATIC = 0xff;
/** Half points below which nobody reads. */
const TINY = 6;

/** The style of words that changes name; null where they name none. */
export function styleIn(changes: Buffer): number | null {
  for (const { code, operand } of changesIn(changes)) if (code === STYLE) return operand.readUInt16LE(0);
  return null;
}

/** A look with the changes of a style, a paragraph or a run. */
export function changed(base: Look, changes: Buffer): Look {
  let look = base;
  for (const { code, operand } of changesIn(changes)) {
    if (code === VANISH) look = { ...look, isHidden: toggled(base.isHidden, operand.readUInt8(0)) };
    else if (code === COLOR) look = { ...look, color: colorOf(operand) };
    else if (code === OLD_COLOR)
      look = { ...look, color: operand.readUInt8(0) === WHITE_OF_OLD ? WHITE : null };
    else if (code === SIZE) look = { ...look, size: operand.readUInt16LE(0) };
    else if (code === HIGHLIGHT || code === SHADING || code === OLD_SHADING)
      look = { ...look, isShaded: look.isShaded || operand.some((byte) => byte !== 0 && byte !== AUTOMATIC) };
  }
  return look;
}

/** Why nobody sees letters of a look; null where they are seen. What lies behind them may be told elsewhere. */
export function reasonOf(look: Look, isOnPaper: boolean): HidingTechnique | null {
  if (look.isHidden) return 'formatted_hidden';
  if (look.size !== null && look.size < TINY) return 'tiny';
  const isFaint = look.color !== null && !look.isShaded && isOnPaper && !isVisibleOn(look.color, WHITE);
  return isFaint ? 'color' : null;
}

/** 0 and 1 say it themselves; 128 leaves it to the style, and 129 turns it round. */
function toggled(ofStyle: boolean, value: number): boolean {
  return value === 0x80 ? ofStyle : value === 0x81 ? !ofStyle : value === 1;
}

function colorOf(operand: Buffer): Color | null {
  if (operand.readUInt8(3) === AUTOMATIC) return null;
  return [operand.readUInt8(0) / 255, operand.readUInt8(1) / 255, operand.readUInt8(2) / 255];
}
