import type { PageFile } from './addresses.ts';
import { START_MARK } from './boot-error-script.ts';

/** A style sheet that the page waits for. */
export const sheetTag = (file: PageFile): string =>
  `<link rel="stylesheet" href="${escaped(file.address)}"${guardOf(file)}>`;

/** A style sheet of the shell itself. */
export const firstSheetTag = (file: PageFile): string =>
  `<link rel="stylesheet" ${START_MARK} href="${escaped(file.address)}"${guardOf(file)}>`;

/** A script that the page starts with. */
export const scriptTag = (file: PageFile): string => startScriptTag(file, 'high');

/** The same where the page is shown and can be used before: what it looks like comes first. */
export const patientScriptTag = (file: PageFile): string => startScriptTag(file, 'low');

const startScriptTag = (file: PageFile, priority: 'high' | 'low'): string =>
  `<script defer fetchpriority="${priority}" ${START_MARK} src="${escaped(file.address)}"${guardOf(file)}></script>`;

/** A file that the page needs after those that it starts with, which don't wait for it. */
export const preloadTag = (file: PageFile, as: 'script' | 'style'): string =>
  `<link rel="preload" as="${as}" fetchpriority="low" href="${escaped(file.address)}"${guardOf(file)}>`;

/** A face that words are first seen in: before all scripts where the page comes with its words. */
export const fontTag = (address: string, priority: 'high' | 'low'): string =>
  `<link rel="preload" as="font" fetchpriority="${priority}" type="font/woff2" href="${escaped(address)}" crossorigin>`;

/**
 * How a file is asked for: exactly as the loader and the runtime of its bundle ask for it later, else the browser
 * would fetch it twice. What has an integrity is asked for as of another origin even when it is not: only what was
 * fetched so may be compared everywhere.
 */
function guardOf({ address, integrity }: PageFile): string {
  if (integrity !== null) return ` integrity="${escaped(integrity)}" crossorigin`;
  return address.startsWith('/') ? '' : ' crossorigin';
}

/** Text that can't end the value of the attribute that it stands in: names of files come out of releases. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
