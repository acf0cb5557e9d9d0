/** An answer of /api as a test looks at it. */
export interface Reply {
  status: number;
  type: string;
  body: unknown;
}

/** Somebody with an account and a session of their own, who calls /api as the browser does. */
export interface Person {
  email: string;
  id: string;
  /** What says to a server who asks: the newest that it has set. */
  readonly cookie: string;
  get(path: string): Promise<Reply>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply>;
  /** Sends bytes under a name that a person's file could have. */
  upload(name: string, content: Uint8Array): Promise<Reply>;
}

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData | null;
}

/** Of everybody. */
export const PASSWORD = 'a long password';

let count = 0;

/** Signs up somebody new at a product. */
export async function aPerson(address: string): Promise<Person> {
  count += 1;
  const email = `person-${count}-${Date.now()}@example.org`;
  const account = { email, username: `Person ${count}`, password: PASSWORD };
  const response = await fetch(`${address}/api/auth/signup`, { method: 'POST', ...json(account) });
  const cookies = new Map<string, string>();
  const keepCookies = ({ headers }: Response) => {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
  };
  const cookieOf = () => [...cookies.values()].join('; ');
  keepCookies(response);
  const { id } = (await response.json()) as { id: string };
  const as = async (path: string, { method = 'GET', headers = {}, body = null }: Call = {}) => {
    const sent = { ...headers, cookie: cookieOf() };
    const answer = await fetch(`${address}${path}`, { method, headers: sent, body });
    keepCookies(answer);
    return replyOf(answer);
  };
  return {
    email,
    id,
    get cookie() {
      return cookieOf();
    },
    get: (path) => as(path),
    send: (method, path, body) => as(path, { method, ...(body === undefined ? {} : json(body)) }),
    upload: (name, content) => as('/api/resumes', { method: 'POST', body: formOf(name, content) }),
  };
}

function json(body: unknown): Call {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function formOf(name: string, content: Uint8Array): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)]), name);
  return form;
}

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  return { status: response.status, type, body: type.includes('json') ? JSON.parse(text) : text };
}
