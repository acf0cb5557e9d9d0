// Stands in the shell in development: shows what goes wrong in the page, of any remote, as Rspack's clients show what goes
// wrong in a build. A part that has failed isn't drawn again by itself, so that once it is mended the page is loaded again.
import { createOverlay } from '@rspack/dev-server/client/overlay.js';
import { onTelemetry } from '@shortlist/platform/host';

const overlay = createOverlay({ catchRuntimeError: false });
let isShown = false;

onTelemetry((event) => {
  // What did not load has an error of its build, or its server is away; an answer of the API is no fault of the page.
  const isOfPage = event.failure === null || event.failure === 'crashed';
  if (event.kind === 'error' && isOfPage && event.name !== 'ApiError') void show(event);
});
const startAgain = () => {
  if (isShown) location.reload();
};
// A remote was updated; the shell was.
globalThis.addEventListener('shortlist-refresh', startAgain);
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') startAgain();
});

async function show({ remote, name, message, stack }) {
  isShown = true;
  const query = new URLSearchParams([['remote', remote], ...stack.map((line) => ['at', line])]);
  const reply = await fetch(`/dev/sources?${query}`).catch(() => null);
  const lines = (reply?.ok ? await reply.json() : stack).filter((line) => !line.includes('/node_modules/'));
  overlay.send({
    type: 'RUNTIME_ERROR',
    messages: [
      {
        file: lines[0],
        message: `${name}: ${message}`,
        stack: lines.map((line) => `    at ${line}`),
      },
    ],
  });
}
