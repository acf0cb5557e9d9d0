import { type Load, measureLoad } from '../measure.ts';
import type { Stage } from '../platform/stage.ts';
import { medianLoad } from '../table.ts';
import type { OwnRepository } from './own-repository.ts';

/** What a visitor gets from the product as it is. */
export interface ProductFigures {
  /** How many remotes are live. */
  readonly live: number;
  /** Bytes of the list of live remotes, before compression. */
  readonly listBytes: number;
  /** Cold loads by path. */
  readonly loads: ReadonlyMap<string, Load>;
}

/** The median of some cold loads of the page of positions, and of the page of a remote elsewhere. */
export async function measureProduct(
  { browser, cookies, routes, server }: Stage,
  runs: number,
  repository?: OwnRepository,
): Promise<ProductFigures> {
  const list = await (await fetch(`${server.address}/remotes.json`)).text();
  const pages = routes.filter(({ path }) => path === '/joblist');
  if (repository) pages.push({ path: repository.path, texts: [repository.title] });
  const loads = new Map<string, Load>();
  for (const { path, texts } of pages) {
    const all: Load[] = [];
    // The first only warms the server.
    for (let run = 0; run <= runs; run += 1)
      all.push(await measureLoad(browser, { address: server.address + path, cookies, texts }));
    loads.set(path, medianLoad(all.slice(1)));
  }
  const { remotes } = JSON.parse(list) as { remotes: unknown[] };
  const figures = { live: remotes.length, listBytes: Buffer.byteLength(list), loads };
  console.log(figures);
  return figures;
}
