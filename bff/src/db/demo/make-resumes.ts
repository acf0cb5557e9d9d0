import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUSINESS, DESIGN_AND_DATA, ENGINEERS } from './content/people.ts';
import type { DemoPerson } from './content/person.ts';
import { pageOf } from './content/resume-page.ts';

/**
 * Draws the demo's resume files from `content/`: `node bff/src/db/demo/make-resumes.ts`. PDFs come from
 * Chromium and from LibreOffice Writer, DOCX and DOC from LibreOffice Writer, so that the demo holds what
 * real programs write. Needs `chromium` and `soffice`; the files are committed, so nobody else does.
 */
const target = join(import.meta.dirname, 'resumes');
const work = mkdtempSync(join(tmpdir(), 'demo-resumes-'));

function draw(person: DemoPerson): void {
  const page = join(work, `${person.file}.html`);
  writeFileSync(page, pageOf(person));
  if (person.format === 'pdf' && person.layout !== 'classic') print(page, person);
  else convert(page, person.format);
  renameSync(join(work, `${person.file}.${person.format}`), join(target, `${person.file}.${person.format}`));
}

function print(page: string, person: DemoPerson): void {
  execFileSync('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--user-data-dir=${join(work, 'profile')}`,
    `--print-to-pdf=${join(work, `${person.file}.pdf`)}`,
    `file://${page}`,
  ]);
}

function convert(page: string, format: DemoPerson['format']): void {
  const filter = { pdf: 'pdf:writer_pdf_Export', docx: 'docx:MS Word 2007 XML', doc: 'doc:MS Word 97' }[
    format
  ];
  execFileSync('soffice', [
    '--headless',
    `-env:UserInstallation=file://${join(work, 'office')}`,
    '--infilter=HTML (StarWriter)',
    '--convert-to',
    filter,
    '--outdir',
    work,
    page,
  ]);
}

mkdirSync(target, { recursive: true });
for (const person of [...ENGINEERS, ...DESIGN_AND_DATA, ...BUSINESS]) draw(person);
rmSync(work, { recursive: true });
