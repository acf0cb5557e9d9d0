import './boot/start-page-files.ts';
import './boot/no-evaluation.ts';
import '@shortlist/platform/commits';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import {
  federatedRemotes,
  provideReacts,
  reportFailedStart,
  SANDBOX_ADDRESS,
  withSandboxes,
} from '@shortlist/platform/host';
import { otherReacts, shared } from '@shortlist/shared-modules';
import { boot } from './boot/boot.tsx';
import { showStartError } from './boot/show-start-error.ts';

provideReacts(otherReacts);
start().catch((error: unknown) => {
  showStartError(error);
  reportFailedStart(error);
});

async function start(): Promise<void> {
  const source = federatedRemotes(shared, otherReacts);
  if (!location.pathname.startsWith(`${SANDBOX_ADDRESS}/`)) return boot(withSandboxes(source));
  const { startFrame } = await import(/* webpackChunkName: "sandbox" */ './sandbox-frame/start-frame.tsx');
  return startFrame(source);
}
