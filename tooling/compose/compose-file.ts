import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';

const Text = z.union([z.string(), z.number()]).transform(String);

const Service = z.object({
  image: z.string(),
  build: z.object({ target: z.string() }).optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), Text).default({}),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
});

/** One service of docker-compose.yml, as far as something is made of it here. */
export type ComposeService = z.output<typeof Service>;

/** The services of docker-compose.yml by name, for an environment that sets none of its variables. */
export function composeServices(): Readonly<Record<string, ComposeService>> {
  return z.object({ services: z.record(z.string(), Service) }).parse(readComposeFile()).services;
}

/** Those that run a process of ours. */
export function ownServices(): Readonly<Record<string, ComposeService>> {
  const { postgres, ...ours } = composeServices();
  if (!postgres) throw new Error('docker-compose.yml has no postgres.');
  return ours;
}

/** docker-compose.yml as Compose reads it: anchors merged, and each `${NAME:-default}` its default. */
export function readComposeFile(): unknown {
  const text = readFileSync(join(WORKSPACE, 'docker-compose.yml'), 'utf8');
  return parse(text, (_, value: unknown) => (typeof value === 'string' ? withDefaults(value) : value), {
    merge: true,
  });
}

const withDefaults = (text: string): string =>
  text.replaceAll(/\$\{\w+:-([^}]*)\}/g, (_, byDefault: string) => byDefault);

/** What a process is started with: the words of its command after `node`. */
export function programOf({ command: [program, ...words] }: ComposeService): readonly string[] {
  if (program !== 'node') throw new Error(`A service starts ${program ?? 'nothing'}, not node.`);
  return words;
}
