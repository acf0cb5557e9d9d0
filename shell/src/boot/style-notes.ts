/**
 * The policy of the page allows no style attribute, but scripts may set styles. So a page that is rendered ahead
 * carries them as notes, which are put into effect before React goes on from there.
 */
const NOTE = 'data-style';

/** Writes each style attribute of some HTML as a note. */
export function styleNotesIn(html: string): string {
  return html.replaceAll(/(<[^<>]*) style="/g, `$1 ${NOTE}="`);
}

/** Puts the notes inside an element into effect. */
export function applyStyleNotes(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${NOTE}]`)) {
    element.style.cssText = element.getAttribute(NOTE) ?? '';
    element.removeAttribute(NOTE);
  }
}
