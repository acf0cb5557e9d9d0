import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import '@shortlist/design-system/fonts.css';
import { queryClient } from '@shortlist/platform';
import {
  bundledRemotes,
  CONTENT_ROUTE,
  createLoader,
  createRegistry,
  provideRemotes,
  type RemoteInSet,
} from '@shortlist/platform/host';
import { QueryClientProvider } from '@shortlist/platform/query';
import { createBrowserRouter, Outlet, RouterProvider } from '@shortlist/platform/router';
import { modules, remote, routes } from '@shortlist/standalone-remote';
import { createRoot } from 'react-dom/client';
import { Host } from './Host.tsx';
import { Overview } from './Overview.tsx';
import { signInToDemo } from './sign-in-to-demo.ts';

const { name, title, team } = remote;
const widgets = remote.widgets.map((id) => id.slice(name.length + 1));
const known: RemoteInSet = {
  name,
  title,
  team,
  version: 'standalone',
  channel: 'stable',
  entry: '/',
  integrity: null,
  paths: [],
  widgets,
};
provideRemotes({
  registry: createRegistry({ shell: { version: 'standalone' }, remotes: [known] }),
  loader: createLoader({ source: bundledRemotes(modules) }),
});
await signInToDemo();

const router = createBrowserRouter([
  {
    Component: Host,
    children: [
      {
        id: CONTENT_ROUTE,
        path: '/',
        Component: Outlet,
        children: [{ index: true, Component: Overview }, ...routes],
      },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
