import { OVERRIDES_ADDRESS } from '@shortlist/platform/overrides';

/** What a link to the screen asks for: a build at an address, or a version that was released. */
export interface OverrideRequest {
  readonly package: string;
  readonly url?: string;
  readonly version?: string;
}

/** What an address asks for; null when it names nothing whole. */
export function wishIn(search: URLSearchParams): OverrideRequest | null {
  const name = search.get('package') ?? '';
  const [url, version] = [search.get('url') ?? '', search.get('version') ?? ''];
  if (name === '' || (url === '') === (version === '')) return null;
  return url === '' ? { package: name, version } : { package: name, url };
}

/** The address of the screen that asks whether to override a remote so. */
export function overrideRequestUrl(wish: OverrideRequest): string {
  return `${OVERRIDES_ADDRESS}?${new URLSearchParams({ ...wish })}`;
}
