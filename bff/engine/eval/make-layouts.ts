import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '../extraction/testing/build-files.ts';

/**
 * Makes the odd layouts of `fixtures/layouts` from their sources: `node bff/engine/eval/make-layouts.ts [START]`, where START is
 * how the names begin. Pages become PDFs by `chromium`, `.tex` by `pdflatex` (with moderncv and paracol), `.writer-doc.html`
 * and the like what LibreOffice makes of them, parts of a Word file a DOCX. The files are committed, so nobody else needs it.
 */
const target = join(import.meta.dirname, '../../fixtures/layouts');
const sources = join(target, 'sources');

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function print(page: string, profile: string): void {
  execFileSync('chromium', [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-pdf-header-footer',
    `--user-data-dir=${profile}`,
    `--print-to-pdf=${join(target, page.replace('.html', '.pdf'))}`,
    `file://${join(sources, page)}`,
  ]);
}

/** Twice, since places on the page are known only then. */
function typeset(file: string, folder: string): void {
  const options = ['-interaction=nonstopmode', '-halt-on-error', `-output-directory=${folder}`];
  const run = () => execFileSync('pdflatex', [...options, join(sources, file)], { stdio: 'ignore' });
  run();
  run();
  const made = file.replace('.tex', '.pdf');
  copyFileSync(join(folder, made), join(target, made));
}

/** What LibreOffice saves a page as: the ending tells. */
function save(file: string, folder: string): void {
  const [, name = '', format = ''] = /^(.+)\.writer-(\w+)\.html$/.exec(file) ?? [];
  const page = join(folder, `${name}.html`);
  copyFileSync(join(sources, file), page);
  const filters: Record<string, string> = {
    doc: 'doc:MS Word 97',
    docx: 'docx:MS Word 2007 XML',
    pdf: 'pdf:writer_pdf_Export',
  };
  const home = `-env:UserInstallation=file://${folder}/office`;
  const how = ['--infilter=HTML (StarWriter)', '--convert-to', filters[format] ?? format];
  execFileSync('soffice', [home, '--headless', ...how, '--outdir', target, page], { stdio: 'ignore' });
}

function pack(name: string): void {
  const parts = readdirSync(sources).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.xml'));
  const names = parts.map((file) => file.slice(name.length + 1));
  const types = names.map(
    (part) =>
      `<Override PartName="/word/${part}" ContentType="${WORD}.${part === 'document.xml' ? 'document.main' : part.replace(/\d?\.xml/, '')}+xml"/>`,
  );
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ...Object.fromEntries(
      names.map((part) => [`word/${part}`, readFileSync(join(sources, `${name}.${part}`), 'utf8')]),
    ),
  };
  const entries = Object.entries(files).map(([entry, text]) => ({ name: entry, content: Buffer.from(text) }));
  writeFileSync(join(target, `${name}.docx`), zip(entries));
}

const folder = mkdtempSync(join(tmpdir(), 'layouts-'));
for (const file of readdirSync(sources).filter((name) => name.startsWith(process.argv[2] ?? ''))) {
  if (file.includes('.writer-')) save(file, folder);
  else if (file.endsWith('.html')) print(file, folder);
  if (file.endsWith('.tex')) typeset(file, folder);
  if (file.endsWith('.document.xml')) pack(file.replace('.document.xml', ''));
}
rmSync(folder, { recursive: true });
