/**
 * Hears each time React has put something on the page. React tells it to a hook that has to be there before React
 * itself is: so this is imported first of all. It is the hook of React's developer tools, in every build of React;
 * where they are installed, theirs goes on hearing what it heard.
 */

/** A node of React's tree, as far as it is looked at. */
export interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly memoizedProps: unknown;
  /** What it was before the last commit; null when it is new. */
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** The top of a tree. */
export interface FiberRoot {
  readonly current: Fiber;
}

type Listener = (root: FiberRoot) => void;

interface Hook {
  supportsFiber: boolean;
  inject: (internals: unknown) => number;
  onCommitFiberRoot: (renderer: number, root: FiberRoot, ...rest: unknown[]) => unknown;
  onCommitFiberUnmount?: (...given: unknown[]) => unknown;
}

const page = globalThis as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: Hook };

let listener: Listener | undefined;
let renderers = 0;

const hook: Hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ?? {
  supportsFiber: true,
  inject: () => {
    renderers += 1;
    return renderers;
  },
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
};
const told = hook.onCommitFiberRoot;
hook.onCommitFiberRoot = (renderer, root, ...rest) => {
  listener?.(root);
  return told.call(hook, renderer, root, ...rest);
};
page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = hook;

/** Has each commit told to one listener, in place of any before; null for none. */
export function onCommit(next: Listener | null): void {
  listener = next ?? undefined;
}
