import type { ExtractedDocument } from '../extracted-document.ts';
import readFile from '../worker.ts';

const documents = new Map<string, Promise<ExtractedDocument>>();

/**
 * What stands in a file of the fixtures, by its path. Many tests ask for each of them: it is read once a process.
 *
 * @throws Error when the file is refused.
 */
export function readFixture(path: string): Promise<ExtractedDocument> {
  const known = documents.get(path) ?? readNow(path);
  documents.set(path, known);
  return known;
}

async function readNow(path: string): Promise<ExtractedDocument> {
  const outcome = await readFile({ path, fileName: path });
  if (!('document' in outcome)) throw new Error(`${path} was refused`);
  return outcome.document;
}
