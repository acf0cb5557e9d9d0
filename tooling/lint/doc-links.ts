import { posix } from 'node:path';

/** The text of a file, by its path from the top folder. */
export type Files = ReadonlyMap<string, string>;

const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;
const LINK = /\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

/**
 * Relative links of Markdown pages whose file or heading doesn't exist, each as `page: link`.
 * `exists` answers for every path, also of pictures and folders.
 */
export function findBrokenLinks(pages: Files, exists: (path: string) => boolean): string[] {
  const resolves = (page: string, link: string): boolean => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : posix.join(posix.dirname(page), file);
    return anchor === undefined ? exists(target) : anchorsOf(pages.get(target) ?? '').has(anchor);
  };
  return [...pages].flatMap(([page, text]) =>
    [...text.replace(CODE, '').matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link) && !resolves(page, link))
      .map((link) => `${page}: ${link}`),
  );
}

/** Decision records that code names by number (`docs/decisions/0015`) and that don't exist, as `file: number`. */
export function findUnknownRecords(sources: Files, records: readonly string[]): string[] {
  const numbers = new Set(records.map((file) => file.slice(0, 4)));
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(/docs\/decisions\/(\d{4})/g)]
      .map(([, number = '']) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${path}: ${number}`),
  );
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(HEADING)];
  return new Set(
    headings.map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}
