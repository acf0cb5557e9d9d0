import './no-evaluation.ts';
import { applySession } from '@shortlist/platform/host';
import { createMemoryRouter } from '@shortlist/platform/router';
import { renderToString } from 'react-dom/server';
import { App, initialized } from './App.tsx';
import { shellRoutes } from './routes.tsx';
import { styleNotesIn } from './style-notes.ts';

/**
 * A public page as who is not signed in sees it first, header and all: the build keeps it, the edge answers with it,
 * and the browser goes on from it (`boot.tsx`). What the server's data decides is not in it.
 *
 * @param path one of the shell's own.
 * @returns the contents of `#root`.
 */
export async function prerender(path: string): Promise<string> {
  applySession(null);
  const router = createMemoryRouter(shellRoutes(), { initialEntries: [path] });
  await initialized(router);
  return styleNotesIn(renderToString(<App router={router} />));
}
