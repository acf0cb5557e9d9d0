// Runs before `npm start`, `npm test` and `npm run dev`, on whatever Node the machine has: Node built-ins only.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, missingBrowser } from './browser.mjs';

const TELL_EVERY_MS = 10_000;

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');
const receipt = join(modules, '.shortlist-lock');
const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lockHash = createHash('sha256').update(lockfile).digest('hex');

if (!isInstalled()) await install();
if (!existsSync(join(modules, '.bin/node'))) installNode();
if (process.argv.includes('--with-browser') && !ensureBrowser()) stop(missingBrowser);

function isInstalled() {
  if (!existsSync(join(modules, '.package-lock.json'))) return false;
  if (existsSync(receipt) && readFileSync(receipt, 'utf8') === lockHash) return true;
  if (!isInSync()) return false;
  writeFileSync(receipt, lockHash);
  return true;
}

/** After an `npm install` by hand the modules fit the new lockfile already: nothing to fetch again. */
function isInSync() {
  const installed = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages;
  return wantedPackages().every(([path, entry]) => installed[path]?.version === entry.version);
}

/** Those that every machine needs, by their folders. */
function wantedPackages() {
  return Object.entries(JSON.parse(lockfile).packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.optional && !entry.peer,
  );
}

async function install() {
  const words = ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  // Once more: what a network refuses now and then it mostly gives a moment later, and what has come is kept.
  if (!(await npm(...words)) && !(await npm(...words)))
    stop(
      'The packages could not be installed: check the network and the lines above, then run the command again.',
    );
  writeFileSync(receipt, lockHash);
}

/** The repository carries its own Node as a package; a machine that forbids install scripts left it without its program. */
function installNode() {
  const home = join(modules, 'node');
  const program = join(home, 'bin/node');
  for (let attempt = 0; attempt < 2 && !existsSync(program); attempt += 1) {
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  if (!existsSync(program))
    stop('Node 24 could not be installed: check the network, then run the command again.');
  if (!existsSync(join(modules, '.bin/node'))) symlinkSync('../node/bin/node', join(modules, '.bin/node'));
}

/** Runs npm, and says every few seconds how far it is: it would say nothing for minutes. */
async function npm(...words) {
  const script = process.env.npm_execpath;
  const [program, first] = script ? [process.execPath, [script]] : ['npm', []];
  const folders = wantedPackages().map(([path]) => path);
  process.stdout.write(
    `Installing ${folders.length} packages: the first time they are downloaded, which takes minutes\n`,
  );
  const began = Date.now();
  const telling = setInterval(() => {
    const present = folders.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(`  ${present} of ${folders.length} in place after ${seconds} s\n`);
  }, TELL_EVERY_MS);
  const child = spawn(program, [...first, ...words], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(child, 'exit').finally(() => clearInterval(telling));
  return status === 0;
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
