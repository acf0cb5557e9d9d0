import { isIPv6 } from 'node:net';

/**
 * What counts as one caller of a network address: a connection is given not one address of IPv6 but a network of
 * them, `/64`, and could take a new one for each call. Any other address stands for itself. Some proxies write the
 * port beside it, which is another for each connection.
 */
export function subnetOf(seen: string): string {
  const address = withoutPort(seen);
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain) || plain.includes('.')) return address;
  const [front = '', back = ''] = plain.toLowerCase().split('::');
  const [first, last] = [groupsOf(front), groupsOf(back)];
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  const groups = [...first, ...(plain.includes('::') ? zeros : []), ...last];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function withoutPort(seen: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(seen) ?? [];
  return bracketed ?? plain ?? seen;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
