import {
  federatedRemotes,
  provideReacts,
  reportFailedStart,
  SANDBOX_ADDRESS,
  withSandboxes,
} from '@shortlist/platform/host';
import { otherReacts, shared } from '@shortlist/shared-modules';
import { boot } from './boot.tsx';

/**
 * Starts the shell, or what stands in the frame of a remote that isn't trusted.
 *
 * @throws what stopped it, which is reported already.
 */
export async function start(): Promise<void> {
  try {
    provideReacts(otherReacts);
    const source = federatedRemotes(shared, otherReacts);
    if (!location.pathname.startsWith(`${SANDBOX_ADDRESS}/`)) return await boot(withSandboxes(source));
    const { startFrame } = await import(/* webpackChunkName: "sandbox" */ '../sandbox-frame/start-frame.tsx');
    await startFrame(source);
  } catch (error) {
    reportFailedStart(error);
    throw error;
  }
}
