import fs, { promises } from 'node:fs';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded ahead of a program (`node --import`): ends it as `kill -9` does at the write whose number `KILL_AT` says,
 * before it is done, whether to the disk or by PUT to a bucket. Every process exits before its first or after its last write.
 */
let left = Number(process.env.KILL_AT);

function dieAtLast(): void {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

// What is patched here is called by name, with whatever it takes.
type AnyFunction = (...given: never[]) => unknown;

function patch(
  owner: object,
  names: readonly string[],
  isWrite: (given: readonly unknown[]) => boolean,
): void {
  const functions = owner as Record<string, AnyFunction>;
  for (const name of names) {
    const original = functions[name];
    if (!original) throw new Error(`Node has no ${name}.`);
    functions[name] = (...given) => {
      if (isWrite(given)) dieAtLast();
      return original.apply(owner, given);
    };
  }
}

const always = () => true;
const SYNC = [
  'mkdirSync',
  'mkdtempSync',
  'copyFileSync',
  'cpSync',
  'writeFileSync',
  'renameSync',
  'linkSync',
  'rmSync',
];
patch(fs, SYNC, always);
patch(promises, ['writeFile'], always);
patch(http, ['request'], ([options]) => (options as { method?: string }).method === 'PUT');
syncBuiltinESMExports();
