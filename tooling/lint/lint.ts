import { runProgram } from '../processes/run-program.ts';
import { readRepository } from './read-repository.ts';
import { checkRules } from './rules.ts';

const style = await runProgram('biome', ['ci', '--diagnostic-level=error', '--colors=off', '.']);
const code = await runProgram('oxlint', ['--type-aware', '--deny-warnings', '.']);
const brokenRules = checkRules(readRepository());

for (const { code: exit, output } of [style, code]) if (exit !== 0) process.stdout.write(output);
for (const sentence of brokenRules) console.log(sentence);
process.exitCode = style.code !== 0 || code.code !== 0 || brokenRules.length > 0 ? 1 : 0;
