import { unpackDocx } from '../word/read-docx.ts';
import { htmlOfLines } from './line-html.ts';
import { sanitize } from './sanitize.ts';

/** A DOCX as HTML to show, its page header first. Throws a refusal. */
export async function docxHtml(content: Buffer): Promise<string> {
  const { header, html } = await unpackDocx(content);
  return htmlOfLines(header) + sanitize(html);
}
