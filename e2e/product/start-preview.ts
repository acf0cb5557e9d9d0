import { spawn } from 'node:child_process';
import { freePort } from '@shortlist/tooling/processes/free-port.ts';
import { inherited, untilPrinted } from './start-product.ts';

/** A remote as `npm run preview` builds and serves it. */
export interface RunningPreview {
  /** `http://localhost:4201` */
  origin: string;
  /** The link that it prints, to see the build in the product. */
  link: string;
  /** Waits until a change of the sources was built and served. */
  untilBuiltAgain(): Promise<void>;
  stop(): Promise<void>;
}

interface PreviewOptions {
  checkout: string;
  package: string;
  /** Where the product runs. */
  product: string;
}

/** Builds a remote of a checkout and serves it in a process of its own. */
export function startPreview(options: PreviewOptions): Promise<RunningPreview> {
  const words = [process.execPath, 'tooling/preview/preview.ts', options.package];
  return startPreviewBy(options.checkout, words, { PUBLIC_URL: options.product });
}

/** The same by another command, in the folder of a remote. */
export async function startPreviewBy(
  folder: string,
  [program = '', ...words]: string[],
  env: Record<string, string>,
): Promise<RunningPreview> {
  const port = await freePort();
  const child = spawn(program, words, {
    cwd: folder,
    env: { ...inherited(), ...env, PREVIEW_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = await untilPrinted(child, '/platform/overrides?package=');
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    origin: `http://localhost:${port}`,
    link: /\S+\/platform\/overrides\?\S+/.exec(printed)?.[0] ?? '',
    untilBuiltAgain: async () => void (await untilPrinted(child, ' built in ')),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await ended;
    },
  };
}
