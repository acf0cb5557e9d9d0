import { setTimeout as pause } from 'node:timers/promises';
import { checkAfterKill, checkAtEnd } from './check-after-kill.ts';
import { type Figures, newExpectations, newFigures } from './expectations.ts';
import { type RunningApp, startApp } from './running-app.ts';
import { type Scene, setScene } from './scene.ts';
import { type Checked, sendUntilKilled } from './traffic.ts';

/** The kill falls at any moment of this time. */
const LONGEST_MS = 1000;
/** Reading the first file of a process starts a thread: this much may pass before there is an upload to lose. */
const WARM_UP_MS = 20_000;

export interface KillOptions {
  readonly rounds: number;
  /** A PostgreSQL server to do it on; undefined: embedded. */
  readonly server?: string | undefined;
  /** Told after each round. */
  readonly onRound?: (figures: Figures) => void;
}

/**
 * Kills the app again and again in the middle of uploads, matches, deletes and payment events, and looks after each
 * restart whether all that was acknowledged is there and nothing is half.
 *
 * @throws AssertionError that says what was lost.
 */
export async function killRounds({ rounds, server, onRound }: KillOptions): Promise<Figures> {
  const scene = await setScene(server);
  const [ledger, figures] = [newExpectations(), newFigures()];
  let app = await startApp(scene.env);
  try {
    while (figures.rounds < rounds) {
      const known = new Set(ledger.resumes.keys());
      await sendAndKill({ app, scene, ledger, figures });
      app = await restart(scene, figures);
      const news = new Set([...ledger.resumes.keys()].filter((id) => !known.has(id)));
      await checkAfterKill({ app, scene, ledger, figures }, news);
      onRound?.(figures);
    }
    await app.stop();
    await checkAtEnd({ scene, ledger });
    return figures;
  } finally {
    await app.kill();
    await scene.remove();
  }
}

async function sendAndKill(round: Checked): Promise<void> {
  const killed = new AbortController();
  const sending = sendUntilKilled({ ...round, killed: killed.signal });
  await Promise.race([sending, momentToKill(round)]);
  killed.abort();
  await round.app.kill();
  await sending;
}

/** In every fourth round while the app warms up, else when uploads go through. */
async function momentToKill({ figures }: Checked): Promise<void> {
  if (figures.rounds % 4 !== 3) await firstUpload(figures);
  await pause(Math.random() * LONGEST_MS);
}

async function firstUpload(figures: Figures): Promise<void> {
  const { uploads } = figures;
  const latest = performance.now() + WARM_UP_MS;
  while (figures.uploads === uploads && performance.now() < latest) await pause(5);
}

async function restart(scene: Scene, figures: Figures): Promise<RunningApp> {
  const start = performance.now();
  const app = await startApp(scene.env);
  figures.slowestStartMs = Math.max(figures.slowestStartMs, Math.round(performance.now() - start));
  return app;
}
