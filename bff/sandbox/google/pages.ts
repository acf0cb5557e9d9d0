import { escapeHtml } from '@shortlist/engine/extraction/preview/escape-html.ts';
import type { Claims } from './signing-keys.ts';

/** Whom the page of accounts offers. */
export const ACCOUNTS: readonly (Claims & { email: string; name: string; email_verified: boolean })[] = [
  { sub: '100000000000000000001', name: 'Noor Haddad', email: 'noor@sandbox.example', email_verified: true },
  { sub: '100000000000000000002', name: 'Tomas Vega', email: 'tomas@sandbox.example', email_verified: true },
  { sub: '100000000000000000003', name: 'Una Verified', email: 'una@sandbox.example', email_verified: false },
];

/** Who asked: the client and the page to which the answer goes. */
export interface Asked {
  readonly client_id: string;
  readonly origin: string;
  /** Whether the button asked, which stands in a frame of ours, and not the page itself. */
  readonly via?: 'button' | undefined;
}

/** The button, which stands in a frame of the page that asked. */
export function buttonPage(asked: Asked, theme: string): string {
  const query = new URLSearchParams({ ...asked, via: 'button' });
  const script = `
    document.querySelector('button').addEventListener('click', () =>
      open('select?${query.toString()}', 'sandbox-google', 'popup,width=480,height=640'));
    addEventListener('message', (event) => {
      if (event.origin === location.origin && event.data?.type === 'sandbox-credential')
        parent.postMessage(event.data, ${quoted(asked.origin)});
    });`;
  return page(
    'Sign in with Google',
    `<button class="sign-in ${theme === 'filled_black' ? 'dark' : ''}">Sign in with Google</button>`,
    script,
  );
}

/** The window in which an account is chosen; its forms go to its own address, which says who asked. */
export function selectPage(asked: Asked): string {
  const choices = ACCOUNTS.map(({ sub, name, email, email_verified }) => {
    const note = email_verified ? '' : ' (not verified)';
    return `<li><form method="post">
      <button name="sub" value="${sub}"><b>${name}</b> ${email}${note}</button></form></li>`;
  });
  const other = `<form method="post"><h2>Another account</h2>
    <label>E-mail <input name="email" type="email" required></label>
    <label>Name <input name="name"></label>
    <label><input name="unverified" type="checkbox" value="1"> Email not verified</label>
    <button>Continue</button></form>
    <form method="post"><button name="none" value="1">Give no credential</button></form>`;
  return page(
    'Choose an account',
    `<p class="test">Test sign-in. No real Google account is used.</p>
    <h1>Choose an account</h1><p>to continue to ${escapeHtml(asked.origin)}</p><ul>${choices.join('')}</ul>${other}`,
  );
}

/** Hands the token to the window that opened this one, and closes. */
export function handOverPage(asked: Asked, credential: string | null): string {
  const target = asked.via === 'button' ? 'location.origin' : quoted(asked.origin);
  const message = quoted({ type: 'sandbox-credential', credential, select_by: 'btn' });
  const script = `
    const from = window.opener;
    if (from) {
      from.postMessage(${message}, ${target});
      close();
    }`;
  return page('Signed in', '<p>You can close this window.</p>', script);
}

const STYLE = `
  body { font: 15px system-ui, sans-serif; margin: 0; padding: 0; color: #1f1f1f; background: transparent; }
  body.window { padding: 24px; background: #fff; }
  ul { list-style: none; padding: 0; } li button { inline-size: 100%; text-align: start; }
  button { font: inherit; padding: 10px 14px; border: 1px solid #747775; border-radius: 4px; background: #fff; color: inherit; }
  .sign-in { box-sizing: border-box; inline-size: 100%; block-size: 40px; padding-block: 0; }
  .dark { background: #131314; color: #e3e3e3; border-color: #8e918f; }
  .test { padding: 6px 10px; background: #fff3c4; } label { display: block; margin-block: 8px; }`;

function page(title: string, body: string, script = ''): string {
  const kind = title === 'Sign in with Google' ? 'button' : 'window';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <style>${STYLE}</style></head><body class="${kind}">${body}<script>${script}</script></body></html>`;
}

/** As a literal of a script in a page. */
function quoted(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
