/** react-router, as far as Shortlist uses it, so that it tree-shakes in the shell: one copy for all remotes. */
export {
  createBrowserRouter,
  createMemoryRouter,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  Navigate,
  type NavigateOptions,
  Outlet,
  type RouteObject,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
} from 'react-router-dom';
export { type NavigationPrompt, useLeaveGuard } from './routing/leave-guard.ts';
export { useSearchParams } from './routing/search-params.ts';
