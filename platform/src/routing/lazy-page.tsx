import type { ComponentType, ReactElement } from 'react';
import type { RouteObject } from '../router.ts';

/**
 * A route whose page is fetched when it is opened. The router keeps the failure of a `lazy` for ever, but asks a
 * `loader` again on the next navigation: so Retry works without loading the document again.
 *
 * @param load gives the component, or throws what the error element shows.
 */
export function lazyPage(route: RouteObject, load: () => Promise<ComponentType>): RouteObject {
  let Page: ComponentType | undefined;
  const loadOnce = async (): Promise<null> => {
    Page ??= await load();
    return null;
  };
  const LazyPage = (): ReactElement | null => (Page ? <Page /> : null);
  const eager: RouteObject = { ...route };
  delete eager.lazy;
  return Object.assign(eager, { loader: loadOnce, shouldRevalidate: () => false, Component: LazyPage });
}
