import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';
import { PageData } from '@shortlist/platform/release-set';

/** A browser with its cookies, as far as overrides need one. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** The page of an address. */
  open(path: string): Promise<{ data: PageData; policy: string; html: string }>;
  /** A call of the page's own script. */
  ask(
    method: string,
    path?: string,
    body?: unknown,
  ): Promise<{ status: number; body: unknown; cookies: string[] }>;
}

/** A browser that is signed in by a session cookie, or by none. */
export function aBrowser(edge: URL, session?: string): Browser {
  const cookies = new Map<string, string>(session ? [['sid', session]] : []);
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (reply: Response): string[] => {
    const set = reply.headers.getSetCookie();
    for (const text of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return set;
  };
  return {
    cookies,
    async open(path) {
      const reply = await fetch(new URL(path, edge), { headers: { cookie: jar(), accept: 'text/html' } });
      keep(reply);
      const html = await reply.text();
      const data = PageData.parse(JSON.parse(/id="shortlist-page">([^<]+)</.exec(html)?.[1] ?? '{}'));
      return { data, html, policy: reply.headers.get('content-security-policy') ?? '' };
    },
    async ask(method, path = '', body) {
      const reply = await fetch(new URL(OVERRIDES_ADDRESS + path, edge), {
        method,
        headers: {
          cookie: jar(),
          accept: 'application/json',
          origin: edge.origin,
          'sec-fetch-site': 'same-origin',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = keep(reply);
      return { status: reply.status, body: await reply.json().catch(() => null), cookies: set };
    },
  };
}
