import {
  createLoader,
  createRegistry,
  discoverRoutes,
  provideRemotes,
  type RemoteSource,
  readPageData,
  reportLoad,
  reportUncaught,
} from '@shortlist/platform/host';
import { createMemoryRouter } from '@shortlist/platform/router';
import { type FramePort, followPage, openFramePort } from '@shortlist/platform/sandbox-frame';
import { createRoot } from 'react-dom/client';
import { App, initialized, type Router } from '../boot/App.tsx';
import { frameRoutes } from './frame-routes.tsx';

/**
 * Starts the document of a frame in which a sandboxed remote runs: the shell without its layout, for one remote and one part
 * of it. What the remote needs of the page comes through a port.
 *
 * @param source where remotes come from.
 */
export async function startFrame(source: RemoteSource): Promise<void> {
  const [{ releases }, port] = await Promise.all([readPageData(), openFramePort()]);
  const host = {
    registry: createRegistry(releases),
    loader: createLoader({ source, onSettled: reportLoad }),
  };
  provideRemotes(host);
  followPage(port);
  reportUncaught(window);
  const { part } = port.start;
  const router = createMemoryRouter(frameRoutes(port), {
    initialEntries: [part.kind === 'page' ? part.href : '/'],
    ...(part.kind === 'page' && { patchRoutesOnNavigation: discoverRoutes(host) }),
  });
  if (part.kind === 'page') followAddress(router, port);
  await initialized(router);
  const root = document.querySelector('#root');
  if (!root) throw new Error('The frame has no element with the id "root".');
  createRoot(root).render(<App router={router} onShown={() => port.post({ kind: 'shown' })} />);
}

/** The page's address is that of the frame's router, whichever of them changes first. */
function followAddress(router: Router, port: FramePort): void {
  const shown = (): string => hrefOf(router.state.location);
  let told = shown();
  router.subscribe(({ location, historyAction, navigation }) => {
    const href = hrefOf(location);
    if (navigation.state !== 'idle' || href === told) return;
    told = href;
    const kind: string = historyAction;
    port.post({ kind: 'at', href, replace: kind === 'REPLACE' });
  });
  port.listen((message) => {
    if (message.kind !== 'go' || message.href === shown()) return;
    told = message.href;
    void router.navigate(message.href);
  });
}

const hrefOf = ({ pathname, search, hash }: Router['state']['location']): string => pathname + search + hash;
