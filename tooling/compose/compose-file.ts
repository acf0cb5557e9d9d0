import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';

const Text = z.union([z.string(), z.number()]).transform(String);

const Service = z.object({
  image: z.string(),
  profiles: z.array(z.string()).default([]),
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

type Environment = Readonly<Record<string, string | undefined>>;

/** What full.env sets: the whole product. */
export const FULL: Environment = parseEnv(readFileSync(join(WORKSPACE, 'full.env'), 'utf8'));

/** The services of docker-compose.yml by name, of all profiles, in an environment; in one that sets nothing unless told. */
export function composeServices(environment: Environment = {}): Readonly<Record<string, ComposeService>> {
  const Services = z.object({ services: z.record(z.string(), Service) });
  return Services.parse(readComposeFile(environment)).services;
}

/** Those that run a process of ours. */
export function ownServices(environment: Environment = {}): Readonly<Record<string, ComposeService>> {
  const isOurs = ({ image }: ComposeService) => image.startsWith('shortlist-');
  return Object.fromEntries(
    Object.entries(composeServices(environment)).filter(([, service]) => isOurs(service)),
  );
}

/** docker-compose.yml as Compose reads it: anchors merged, and each `${NAME:-default}` replaced. */
export function readComposeFile(environment: Environment = {}): unknown {
  const text = readFileSync(join(WORKSPACE, 'docker-compose.yml'), 'utf8');
  const replace = (value: string) =>
    value.replaceAll(
      /\$\{(\w+):-([^}]*)\}/g,
      (_, name: string, byDefault: string) => environment[name] || byDefault,
    );
  return parse(text, (_, value: unknown) => (typeof value === 'string' ? replace(value) : value), {
    merge: true,
  });
}

/** What a process is started with: the words of its command after `node`. */
export function programOf({ command: [program, ...words] }: ComposeService): readonly string[] {
  if (program !== 'node') throw new Error(`A service starts ${program ?? 'nothing'}, not node.`);
  return words;
}
