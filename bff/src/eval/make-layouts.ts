import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zip } from '../extraction/testing/build-files.ts';

/**
 * Makes the odd layouts of `fixtures/layouts` from their sources: `node bff/src/eval/make-layouts.ts`. Pages become PDFs
 * by `chromium`, parts of a Word file a DOCX. The files are committed, so nobody else needs it.
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

const profile = mkdtempSync(join(tmpdir(), 'layouts-'));
for (const file of readdirSync(sources)) {
  if (file.endsWith('.html')) print(file, profile);
  if (file.endsWith('.document.xml')) pack(file.replace('.document.xml', ''));
}
rmSync(profile, { recursive: true });
