import { buildAll } from '../build/build.ts';
import { stopOnSignal } from '../start/stop-on-signal.ts';
import { buildStorybook } from '../storybook/static.ts';
import { FULL, ownServices } from './compose-file.ts';
import { startTopology } from './topology.ts';

/** `npm run topology`: the services of docker-compose.yml as processes of this machine, on the ports that it publishes. */
async function main(): Promise<void> {
  await buildAll();
  await buildStorybook();
  const published = Object.entries(ownServices(FULL)).flatMap(([name, { ports }]) => {
    const port = ports[0]?.split(':').at(-2);
    return port === undefined ? [] : [[name, Number(port)] as const];
  });
  const topology = await startTopology({ ports: Object.fromEntries(published) });
  stopOnSignal(() => topology.remove());
  for (const name of Object.keys(ownServices(FULL)).filter((each) => each !== 'release'))
    console.log(`  ${name.padEnd(14)} ${topology.originOf(name)}`);
  console.log('Ready. Stop with Ctrl-C: all of its data is removed.');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
