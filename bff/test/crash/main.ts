import type { Figures } from './expectations.ts';
import { killRounds } from './kill-rounds.ts';

/** `npm run crash -- 50`: so many rounds, on DATABASE_URL_TEST where it is set. */
const rounds = Number(process.argv[2] ?? 50);
const server = process.env.DATABASE_URL_TEST || undefined;
const tell = (figures: Figures) => process.stderr.write(`${JSON.stringify(figures)}\n`);
const start = performance.now();
const figures = await killRounds({ rounds, server, onRound: tell });
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(
  `${JSON.stringify({ ...figures, seconds, database: server ? 'server' : 'embedded' })}\n`,
);
