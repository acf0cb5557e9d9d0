import { runProgram } from '../processes/run-program.ts';
import { readRepository } from './read-repository.ts';
import { checkRules } from './rules.ts';

const style = await runProgram('biome', ['ci', '--diagnostic-level=error', '--colors=off', '.']);
const code = await runProgram('oxlint', ['--type-aware', '--deny-warnings', '.']);
const spelling = await runProgram('cspell', [
  'lint',
  '--config=tooling/lint/cspell.json',
  '--no-progress',
  '--no-summary',
  '--no-color',
]);
const brokenRules = checkRules(readRepository());

const programs = [style, code, spelling];
for (const { code: exit, output } of programs) if (exit !== 0) process.stdout.write(output);
for (const sentence of brokenRules) console.log(sentence);
process.exitCode = programs.some(({ code: exit }) => exit !== 0) || brokenRules.length > 0 ? 1 : 0;
