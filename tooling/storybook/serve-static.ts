import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '@shortlist/api-contract/settings';
import { z } from 'zod';
import { serveFolder } from '../visual-tests/static-server.ts';

/** Everything that this process reads. */
export const StorybookVariables = z.object({
  STORYBOOK_PORT: z.coerce.number('must be a port number, like 6006.').default(6006),
  HOST: z.string().default('127.0.0.1'),
});

/** Serves the static Storybook, as it was built, until it is asked to stop. */
async function main(): Promise<void> {
  const settings = readSettings(StorybookVariables, process.env, (file) => readFileSync(file, 'utf8'));
  if (typeof settings === 'string') throw new Error(settings);
  const { STORYBOOK_PORT: port, HOST: host } = settings;
  const folder = join(import.meta.dirname, '../../design-system/storybook-static');
  const server = await serveFolder(folder, {}, { port, host });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void server.close());
  console.log(`Storybook  ${server.origin}`);
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
