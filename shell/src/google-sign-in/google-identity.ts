/** The part of Google's client library that the shell uses. */
export interface GoogleIdentity {
  initialize(settings: { client_id: string; callback: (answer: unknown) => void }): void;
  renderButton(parent: HTMLElement, options: Readonly<Record<string, string | number>>): void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleIdentity } };
  }
}

/** Where the library is, and for whom it signs in. */
export interface GoogleClient {
  readonly scriptUrl: string;
  readonly clientId: string;
}

const PATIENCE_MS = 10_000;

/** By the script's address: one script and one initialization, however often the pages of signing in are opened. */
const loading = new Map<string, Promise<GoogleIdentity>>();
/** Who is told now: the button that stands on the page. */
let onCredential: ((idToken: string) => void) | null = null;

/**
 * Draws Google's button into `place`, and tells the id token of whoever signs in by it.
 *
 * @returns how to stop telling.
 */
export function drawGoogleButton(
  google: GoogleIdentity,
  place: HTMLElement,
  listener: (idToken: string) => void,
): () => void {
  onCredential = listener;
  google.renderButton(place, {
    type: 'standard',
    text: 'signin_with',
    size: 'large',
    theme: isDark() ? 'filled_black' : 'outline',
    width: Math.min(400, Math.round(place.clientWidth) || 300),
  });
  return () => {
    if (onCredential === listener) onCredential = null;
  };
}

/**
 * The provider's client library, loaded and told who we are.
 *
 * @throws Error when its script can't be had.
 */
export function loadGoogleIdentity(client: GoogleClient): Promise<GoogleIdentity> {
  const known = loading.get(client.scriptUrl);
  if (known !== undefined) return known;
  const started = load(client);
  loading.set(client.scriptUrl, started);
  // The next try asks for it again.
  started.catch(() => loading.delete(client.scriptUrl));
  return started;
}

async function load({ scriptUrl, clientId }: GoogleClient): Promise<GoogleIdentity> {
  await runScript(scriptUrl);
  const google = window.google?.accounts?.id;
  if (google === undefined) throw new Error("The Google sign-in script isn't valid.");
  google.initialize({ client_id: clientId, callback: handleAnswer });
  return google;
}

/** What the library hands over when somebody has chosen an account. */
function handleAnswer(answer: unknown): void {
  const { credential } = (answer ?? {}) as { readonly credential?: unknown };
  if (typeof credential === 'string' && credential !== '') onCredential?.(credential);
  else globalThis.console.warn('Google sign-in returned no credential.');
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<void>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error("The Google sign-in script couldn't be loaded."));
    };
    const patience = setTimeout(fail, PATIENCE_MS);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', fail);
    script.addEventListener('load', () => clearTimeout(patience));
    script.addEventListener('error', () => clearTimeout(patience));
    document.head.append(script);
  });
}
