/**
 * Writes each style attribute of some HTML as a note, since the policy of the page allows no style attribute, but scripts
 * may set styles: the page puts the notes into effect itself (`server/inline-scripts.ts`).
 */
export function styleNotesIn(html: string): string {
  return html.replaceAll(/(<[^<>]*) style="/g, '$1 data-style="');
}
