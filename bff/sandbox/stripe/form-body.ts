/** A decoded form: text, or text by key, as deep as the keys say. */
export type FormValue = string | { [key: string]: FormValue };

const KEY = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_DEPTH = 8;

/**
 * Decodes Stripe's form encoding: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. Lists stay objects of their indexes:
 * `listed` makes them lists.
 */
export function decodeForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) {
    const [, first, rest = ''] = KEY.exec(key) ?? [];
    if (first === undefined) continue;
    const inner = [...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part);
    if (inner.length < MAX_DEPTH) put(root, [first, ...inner], value);
  }
  return root;
}

function put(into: Record<string, FormValue>, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const found = into[key];
  const next: Record<string, FormValue> = typeof found === 'object' ? found : Object.create(null);
  into[key] = next;
  put(next, rest, value);
}

/** A list that was sent with indexes, `a[0]=x&a[1]=y`. */
export function listed(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.values(value) : value;
}
