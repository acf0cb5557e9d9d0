import './boot/start-page-files.ts';
import './boot/no-evaluation.ts';
import '@shortlist/platform/commits';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import { federatedRemotes, provideReacts, reportFailedStart } from '@shortlist/platform/host';
import { otherReacts, shared } from '@shortlist/shared-modules';
import { boot } from './boot/boot.tsx';
import { showStartError } from './boot/show-start-error.ts';

provideReacts(otherReacts);
boot(federatedRemotes(shared, otherReacts)).catch((error: unknown) => {
  showStartError(error);
  reportFailedStart(error);
});
