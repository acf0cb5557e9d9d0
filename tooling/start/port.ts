import { createServer } from 'node:net';
import { StartError } from '@shortlist/api-contract/settings';

/**
 * Makes sure that a port can be listened on, before anything slow begins.
 *
 * @param variable where the port was chosen.
 * @throws StartError when it can't, in a sentence for the person who starts.
 */
export async function requirePort(port: number, host: string, variable = 'PORT'): Promise<void> {
  const code = await tryPort(port, host);
  if (code) throw portError(code, { port, host, variable });
}

interface ChosenPort {
  readonly port: number;
  readonly host: string;
  readonly variable?: string;
}

/** What to do about a port that can't be listened on, in one sentence. */
export function portError(code: string, { port, host, variable = 'PORT' }: ChosenPort): StartError {
  if (code === 'EADDRINUSE') {
    const other = `${variable}=${port + 1}`;
    return new StartError(
      `The port ${port} is taken: stop what uses it, or choose another one, for example ${other}.`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(
      `This user may not listen on the port ${port}: choose one above 1023 with ${variable}.`,
    );
  }
  return new StartError(
    `Cannot listen on ${host}:${port} (${code}): choose an address of this machine with HOST.`,
  );
}

function tryPort(port: number, host: string): Promise<string | null> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}
