import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A tab that is open longer goes unheard. */
const LASTS_MS = 7 * 24 * 3_600_000;

/** A page by its id. */
export interface KnownPage {
  readonly id: string;
  /** It asks from the network that it was given out to: who collects ids in one network gains nothing by using them in another. */
  readonly isAtHome: boolean;
}

/** Ids of page views that only this installation can have given out. */
export interface PageIds {
  /**
   * An id for a page, signed.
   *
   * @param network of who asks for the page (`networkOf`).
   * @param visitor what the edge knows the browser by, if anything: all its pages then have one id.
   */
  issue(network: string, visitor?: string): string;
  /**
   * The page alone; undefined for an id that was made up, altered or is too old.
   *
   * @param network of who sends it now.
   */
  read(signed: string, network: string): KnownPage | undefined;
}

/** @param now milliseconds. */
export function createPageIds(secret: string, now: () => number = Date.now): PageIds {
  const keyed = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');
  const signatureOf = (text: string): string => keyed(`page.${text}`);
  /** The network as a page holds it: the address itself does not stand there. */
  const markOf = (network: string): string => keyed(`network.${network}`).slice(0, 22);

  return {
    issue(network, visitor) {
      const id = visitor === undefined ? randomBytes(16).toString('base64url') : idOf(visitor);
      const text = `${id}.${now().toString(36)}.${markOf(network)}`;
      return `${text}.${signatureOf(text)}`;
    },
    read(signed, network) {
      const [id = '', issued = '', mark = '', signature = ''] = signed.split('.');
      const expected = Buffer.from(signatureOf(`${id}.${issued}.${mark}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const lasts = now() - Number.parseInt(issued, 36) < LASTS_MS;
      return lasts ? { id, isAtHome: mark === markOf(network) } : undefined;
    },
  };
}

/** The word of the cookie itself stays with the browser. */
const idOf = (visitor: string): string => hash('sha256', `page ${visitor}`, 'base64url').slice(0, 22);
