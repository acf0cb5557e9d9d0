import { readDoc } from '../word/read-doc.ts';
import { htmlOfLines } from './line-html.ts';

/** A Word 97 document as paragraphs and lists, which is all that is known of it. Throws a refusal. */
export async function docHtml(content: Buffer): Promise<string> {
  return htmlOfLines((await readDoc(content)).lines);
}
