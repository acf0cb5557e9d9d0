import { expect, test } from 'vitest';
import { runProgram } from './run-program.ts';

test('a program that hangs is ended after its limit, also when what it started goes on and holds its output', async () => {
  const hanging = `
    const { pid } = require('node:child_process').spawn('sleep', ['30'], { stdio: 'inherit' });
    console.log(pid);
    setInterval(() => {}, 1000);`;

  const { code, output } = await runProgram('node', ['-e', hanging], { limit: 1500 });

  process.kill(Number.parseInt(output, 10));
  expect(code).toBe(1);
  expect(output).toMatch(/^\d+\n\nEnded after 0.025 minutes, without a result\.$/m);
});
