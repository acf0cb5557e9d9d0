/**
 * The client library that a page loads, in the shape of Google's: `window.google.accounts.id` with `initialize`,
 * `renderButton`, `prompt`, `cancel` and `disableAutoSelect`. The button stands in a frame of the issuer and opens a window of the
 * issuer in which an account is chosen; the token comes back by a message that only this issuer can send.
 *
 * It is text, not a module: it runs in another page, under that page's policy.
 */
export const CLIENT_SCRIPT = `(() => {
  const base = new URL('.', document.currentScript.src);
  const address = (name, query) => new URL(name + '?' + new URLSearchParams(query), base).href;
  let settings;
  const askStatus = () => fetch(address('status', { client_id: settings.client_id }))
    .then((reply) => reply.json())
    .then((status) => { if (!status.is_allowed) console.error('[sandbox issuer] ' + status.sentence); });
  const query = () => ({ client_id: settings.client_id, origin: location.origin });
  addEventListener('message', (event) => {
    if (event.origin !== base.origin || event.data?.type !== 'sandbox-credential') return;
    const { credential, select_by } = event.data;
    settings?.callback(credential ? { credential, select_by } : { select_by });
  });
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = address('style', {});
  document.head.append(style);
  globalThis.google = { accounts: { id: {
    initialize(given) {
      settings = given;
      askStatus().catch((error) => console.error('[sandbox issuer]', error));
    },
    renderButton(parent, { theme = 'outline', text = 'signin_with', width = 300 } = {}) {
      const frame = document.createElement('iframe');
      frame.title = 'Sign in with Google Button';
      frame.className = 'sandbox-google-button';
      frame.width = width;
      frame.height = 44;
      frame.src = address('button', { ...query(), theme, text, width });
      parent.replaceChildren(frame);
    },
    prompt() {
      open(address('select', query()), 'sandbox-google', 'popup,width=480,height=640');
    },
    cancel() {},
    disableAutoSelect() {},
  } } };
})();
`;

/** Of the page's own document: a style that its policy must allow. */
export const CLIENT_STYLE = '.sandbox-google-button { border: 0; display: block; color-scheme: normal; }';
