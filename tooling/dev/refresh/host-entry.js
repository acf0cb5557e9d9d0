// The first entry of a host in development: React looks for the refresh runtime when it is evaluated, so this
// stands before it, and the remotes use this one instead of bringing their own.
import * as runtime from 'react-refresh/runtime';

const refresh = runtime.default ?? runtime;

globalThis.shortlistRefresh = {
  ...refresh,
  performReactRefresh() {
    globalThis.dispatchEvent(new Event('shortlist-refresh'));
    return refresh.performReactRefresh();
  },
};
