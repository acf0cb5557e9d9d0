import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** What has no windows of its own draws the same in half the time. */
const headless = ['chromium-headless-shell', 'chrome-headless-shell'];
const names = [
  ...headless,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const missingBrowser =
  'No Chromium or Chrome was found: install one (on Debian: apt-get install chromium-headless-shell) or set CHROME_PATH to its program.';

/** The path of this machine's Chromium or Chrome, or null. CHROME_PATH wins over what stands in PATH. */
export function findBrowser(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [
    ...(env.CHROME_PATH ? [env.CHROME_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...(process.platform === 'darwin' ? macApplications : []),
  ];
  return candidates.find(isProgram) ?? null;
}

/**
 * Finds a headless browser, or installs Debian's as root; any other browser that is there will do. Returns its path, or
 * null when there is none.
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (!isRootOnDebian() || process.env.CHROME_PATH || headless.some((name) => found?.endsWith(name)))
    return found;
  process.stdout.write('Installing Chromium for the browser tests\n');
  const isInstalled = install(headless[0]) || (apt('update') && install(headless[0]));
  if (!isInstalled && !found) install('chromium');
  return findBrowser();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && isProgram('/usr/bin/apt-get');
}

/** @param {string} browser A package of Debian. */
function install(browser) {
  return apt('install', '-y', '--no-install-recommends', browser, 'fonts-liberation');
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', '-o', 'Acquire::http::Timeout=20', ...words], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    }).status === 0
  );
}
