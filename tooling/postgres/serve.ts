import { startCluster } from './cluster.ts';

const cluster = await startCluster();
if (typeof cluster === 'string') {
  console.error(`${cluster}.`);
  process.exit(1);
}
console.log(`PostgreSQL ${cluster.version} runs until Ctrl-C, which removes it with its data. To use it:\n`);
console.log(`  DATABASE_URL=${cluster.url} npm start`);
console.log(`  DATABASE_URL_TEST=${cluster.url} npx vitest run --project=bff\n`);
// Keeps the process: the cluster removes itself when it ends.
setInterval(() => {}, 2 ** 30);
