import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedFolder } from '../../src/db/database.ts';
import { unpackMigrated } from './migrated-image.ts';

/** The BFF as a process of its own, as `npm start -w bff` starts it, listening; its database is one that has been migrated before. */
export async function startBffProcess(dataDir: string, env: Record<string, string> = {}) {
  const database = embeddedFolder(dataDir);
  if (!existsSync(database)) await unpackMigrated(database);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/main.ts')], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const logged: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      logged.push(...chunk.toString().split('\n').filter(Boolean));
      const address = /Listening on (http:\/\/[\d.:]+)/.exec(logged.join('\n'))?.[1];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`It ended with ${code}. ${logged.join('\n')}`)));
  });
  return { origin, child, ended, logged };
}

/** Who signs up at a process. */
export const ADA = { email: 'ada@example.com', password: 'correct horse battery' } as const;

/** Signs Ada up; answers the cookie of her session. */
export async function signUp(origin: string): Promise<string> {
  const account = { ...ADA, username: 'Ada', password_confirmation: ADA.password };
  const reply = await postJson(`${origin}/api/auth/signup`, account);
  if (!reply.ok) throw new Error(`Ada could not sign up: ${reply.status} ${await reply.text()}`);
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export const postJson = (url: string, body: object): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
