import type { SourceLine } from '../lines/line.ts';
import { escapeHtml } from './escape-html.ts';

/** Lines as paragraphs, and those of a list as its items. */
export function htmlOfLines(lines: readonly SourceLine[]): string {
  let html = '';
  let isInList = false;
  for (const { text, isListItem } of lines) {
    if (isListItem !== isInList) html += isListItem ? '<ul>' : '</ul>';
    isInList = isListItem;
    html += isListItem ? `<li>${escapeHtml(text)}</li>` : `<p>${escapeHtml(text)}</p>`;
  }
  return isInList ? `${html}</ul>` : html;
}
