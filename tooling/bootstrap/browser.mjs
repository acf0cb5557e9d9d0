import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const missingBrowser =
  'No Chromium or Chrome was found: install one (on Debian: apt-get install chromium) or set CHROME_PATH to its program.';

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

/** Finds a browser, or installs Debian's as root. Returns its path, or null when neither is possible. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found || !isRootOnDebian()) return found;
  process.stdout.write('Installing Chromium for the browser tests with apt-get, which takes a minute\n');
  if (!installFromDebian() && apt('update')) installFromDebian();
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

function installFromDebian() {
  return apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation');
}

function apt(...words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::Retries=3', ...words], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    }).status === 0
  );
}
