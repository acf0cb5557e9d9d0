import type { Line } from '../profile/line.ts';
import type { Span } from '../profile/profile.ts';

/** Short forms behind a comma: "Jane Doe, RN, BSN", "Ada Roe, CPA". */
const BEHIND_NAME =
  /,\s*((?:[A-Z][A-Za-z]{0,3}\.?[A-Z.]*(?:-[A-Z]{1,3})?)(?:\s?[,/|·]\s?(?:[A-Z][A-Za-z]{0,3}\.?[A-Z.]*(?:-[A-Z]{1,3})?))*)\s*$/;

/** Where the line of the name lists what somebody holds; the name itself is not read. Offsets into the text. */
export function credentialsOf({ kind, index, section, start, text }: Line): Span | null {
  if (section !== 'header' || (kind !== 'name' && index > 0)) return null;
  const found = BEHIND_NAME.exec(text);
  if (found === null) return null;
  const at = start + found.index + found[0].indexOf(found[1] ?? '');
  return { start: at, end: at + (found[1]?.length ?? 0) };
}
