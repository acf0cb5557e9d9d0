export { StartError } from '@shortlist/api-contract/settings';
export { createApp } from './app.ts';
export { createDependencies } from './create-dependencies.ts';
export { lockDataFolder } from './db/data-folder-lock.ts';
export type { Dependencies } from './dependencies.ts';
export { type Env, readEnv } from './env.ts';
export { createHttpServer } from './http/http-server.ts';
export { shutDown } from './shutdown.ts';
