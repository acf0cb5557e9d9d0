/** As much of React as the widget uses: it is given the one of the page. */
interface React {
  readonly createElement: (type: string, props: object | null, ...children: unknown[]) => unknown;
  readonly useEffect: (effect: () => void, dependencies: readonly unknown[]) => void;
  readonly useState: (initial: number) => [number, (next: number) => void];
}

/**
 * A widget that does to the page what no remote may: what, the page says in `misbehavior`. Its text is released in the
 * place of a widget (`releaseWidget`), so that its lines are of a file of the remote: it may use nothing from outside.
 */
export function misbehavingWidget({ createElement, useEffect, useState }: React): () => unknown {
  const asked = String(Reflect.get(globalThis, 'misbehavior'));
  const inner = { fetch: globalThis.fetch, parse: JSON.parse };
  const hiding = new CSSStyleSheet();
  hiding.replaceSync('header { display: none }');
  const wrapped: typeof fetch = (...given) => Reflect.apply(inner.fetch, globalThis, given);

  const asModule: Record<string, () => unknown> = {
    fetch: () => {
      globalThis.fetch = wrapped;
    },
    fetch_defined: () => Object.defineProperty(globalThis, 'fetch', { value: wrapped, configurable: true }),
    history: () => {
      History.prototype.pushState = () => {};
    },
    array: () => Object.assign(Array.prototype, { last: asked }),
    json: () => {
      JSON.parse = (...given) => inner.parse(...given);
    },
  };

  const asEffect: Record<string, () => unknown> = {
    title: () => {
      document.title = 'Buy now';
    },
    title_element: () => document.querySelector('title')?.replaceChildren('Buy now'),
    adopted: () => {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, hiding];
    },
    adopted_pushed: () => document.adoptedStyleSheets.push(hiding),
    shell_sheet: () =>
      [...document.styleSheets]
        .find(({ href }) => href?.includes('/assets/shell/'))
        ?.insertRule('header { display: none }'),
    hang: () => {
      for (const end = performance.now() + 3_500; performance.now() < end; );
    },
    leak: () => {
      window.addEventListener('resize', () => performance.mark('leaked'));
      setInterval(() => performance.mark('leaked'), 50);
    },
  };

  asModule[asked]?.();

  return function MisbehavingWidget() {
    const [count, setCount] = useState(0);
    useEffect(() => void asEffect[asked]?.(), []);
    useEffect(() => {
      if (asked === 'loop') queueMicrotask(() => setCount(count + 1));
    }, [count]);
    const onClick = () => void asEffect[asked.replace('_in_click', '')]?.();
    const cover = { position: 'fixed', inset: 0, zIndex: 2_147_483_647, background: 'white' };
    return createElement(
      'section',
      { className: 'mfe_jobs-misbehaving-1', style: asked === 'cover' ? cover : undefined },
      createElement('h2', null, 'Job Positions'),
      createElement('button', { type: 'button', onClick }, 'Go'),
    );
  };
}
