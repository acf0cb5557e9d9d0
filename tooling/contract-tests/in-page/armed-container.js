// Stands at the end of the entry of a remote in the kit, around its container: the page says by `kitSin` how it fails,
// so that one press of Retry can find it well again. What was built is run as it is.

function sins(sin) {
  return globalThis.kitSin === sin;
}

function throwIf(sin, when) {
  if (sins(sin)) throw new Error(`The kit has this part throw while it is ${when}.`);
}

function armComponent(component) {
  if (typeof component !== 'function' || component.prototype?.isReactComponent) return component;
  return function Armed(props) {
    throwIf('throws_in_render', 'drawn');
    return component(props);
  };
}

function armRoute(route) {
  const armed = { ...route };
  if (route.children) armed.children = route.children.map(armRoute);
  if (typeof route.lazy !== 'function') return armed;
  armed.lazy = async () => {
    throwIf('throws_on_import', 'imported');
    const page = await route.lazy();
    return { ...page, Component: armComponent(page.Component) };
  };
  return armed;
}

/** What the shell shares, as from before anything that a remote of today needs. */
function aged(scope) {
  const pairs = Object.entries(scope).map(([name, versions]) => {
    const [shared] = Object.values(versions);
    return [name, { '0.0.1': { ...shared, version: '0.0.1' } }];
  });
  return Object.fromEntries(pairs);
}

globalThis.kitArm = function armContainer(container) {
  return {
    init(scope, initScope, options) {
      if (!sins('wrong_range')) return container.init(scope, initScope, options);
      const old = aged(scope);
      return container.init(old, initScope, { ...options, shareScopeMap: { default: old } });
    },
    async get(exposed) {
      const isRoutes = exposed === './routes';
      if (!isRoutes) throwIf('throws_on_import', 'imported');
      const factory = await container.get(sins('missing_export') ? './NotThere' : exposed);
      const module = factory();
      if (isRoutes) return () => ({ ...module, routes: module.routes.map(armRoute) });
      return () => ({ ...module, default: armComponent(module.default) });
    },
  };
};
