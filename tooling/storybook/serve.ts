import { StartError } from '@shortlist/bff';
import { folderOf } from '../build/packages.ts';
import { runProgram } from '../processes/run-program.ts';
import { requirePort } from '../start/port.ts';

/** Storybook reports home and asks for newer versions unless it is told so here: its configuration is not enough. */
const quiet = ['--disable-telemetry', '--no-version-updates'];

const port = Number(process.env.STORYBOOK_PORT || 6006);

async function main(): Promise<void> {
  await requirePort(port, 'localhost', 'STORYBOOK_PORT');
  console.log(`Storybook  http://localhost:${port}   stop: Ctrl-C`);
  const words = ['dev', '--port', String(port), '--exact-port', '--no-open', ...quiet];
  const { code } = await runProgram('storybook', words, { folder: folderOf('design-system'), isLive: true });
  process.exitCode = code;
}

await main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
