import { join } from 'node:path';
import { endpoints, type Resume } from '@shortlist/api-contract';
import type { Locator, Page } from 'playwright-core';

const fixtures = join(import.meta.dirname, '../fixtures');

/** A file that a test makes up. */
export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** As many words as a page needs not to pass for a scan; none of them is a name. */
const filler = [
  'led the work of many teams and wrote what came of it',
  'met every date that was set, year after year',
];

/** A PDF of one page with these lines, each of plain letters: for what no real resume would say. */
export function aPdf(name: string, lines: readonly string[]): MadeFile {
  const text = [...lines, ...filler].map((line) => `(${line}) Tj T*`).join('\n');
  const drawing = `BT /F1 12 Tf 16 TL 60 700 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const row = `${String(file.length).padStart(10, '0')} 00000 n \n`;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return row;
  });
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  file += `xref\n0 6\n0000000000 65535 f \n${rows.join('')}${trailer}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file) };
}

/** Chooses files in the open upload page: names of fixtures, or files that the test made. */
export async function chooseFiles(page: Page, ...files: readonly (string | MadeFile)[]): Promise<void> {
  const paths = files.filter((file) => typeof file === 'string').map((name) => join(fixtures, name));
  const field = page.locator('input[type=file]');
  if (paths.length > 0) await field.setInputFiles(paths);
  const made = files.filter((file) => typeof file !== 'string');
  if (made.length > 0) await field.setInputFiles(made);
}

/** Lets files of these sizes go over the page, beside its field. */
export async function dropOn(page: Page, sizes: Readonly<Record<string, number>>): Promise<void> {
  const dropped = await page.evaluateHandle(
    `(() => {
      const data = new DataTransfer();
      for (const [name, size] of Object.entries(${JSON.stringify(sizes)})) {
        data.items.add(new File([new Uint8Array(size)], name));
      }
      return data;
    })()`,
  );
  // The page listens a moment after it is there.
  const hint = page.getByText('Drop resumes to upload');
  while (!(await hint.isVisible())) await page.dispatchEvent('body', 'dragenter', { dataTransfer: dropped });
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
}

/** The line of a chosen file. */
export function lineOf(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
}

/** The row of a candidate in the list. */
export function rowOf(page: Page, candidate: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('link', { name: candidate, exact: true }) });
}

/** Chooses from the menu of a candidate's row. */
export async function chooseAction(page: Page, candidate: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${candidate}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** What the server holds. */
export async function storedResumes(page: Page): Promise<readonly Resume[]> {
  const reply = await page.request.get('/api/resumes');
  return endpoints.resumes.list.response.parse(await reply.json()).resumes;
}
