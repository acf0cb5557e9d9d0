import './boot/start-page-files.ts';
import './boot/no-evaluation.ts';
import '@shortlist/platform/commits';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import { federatedRemotes, reportFailedStart } from '@shortlist/platform/host';
import { shared } from '@shortlist/shared-modules';
import { boot } from './boot/boot.tsx';
import { showStartError } from './boot/show-start-error.ts';

boot(federatedRemotes(shared)).catch((error: unknown) => {
  showStartError(error);
  reportFailedStart(error);
});
