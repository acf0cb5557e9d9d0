// @module-tag thorough: a process that ends in the midst of a step is told by the step itself.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const DATABASE = new URL('../database.ts', import.meta.url).href;
const SCRIPT = `
const { openDatabase } = await import(${JSON.stringify(DATABASE)});
const database = await openDatabase('memory');
console.log('open');
const busy = "select count(*) from (select md5(g::text) b from generate_series(1, 20000) g order by 1) t";
for (let turn = 0; turn < 20; turn += 1) await database.fork().execute(busy);
await database.close();
console.log('done');`;

test('code of the embedded database is kept once it is compiled, which V8 now and then can not free without ending the process', async () => {
  const run = promisify(execFile);

  const { stdout } = await run(process.execPath, [
    '--trace-wasm-code-gc',
    '--input-type=module',
    '-e',
    SCRIPT,
  ]);

  // Before it is open other modules are compiled, those of Node that read this program among them.
  expect(stdout).toMatch(/(^|\n)open\ndone\n$/);
});
