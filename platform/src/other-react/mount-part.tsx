import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RemoteMount } from '../runtime-monitor/RemoteMount.tsx';
import type { MountPart, Part, PartInputs } from './mounts.ts';
import { SamePage } from './page-contexts.tsx';

/**
 * Mounts a part of a remote by a root of the React that this copy of platform is for. What it draws is on the page when
 * this returns, as if the page's own React had drawn it.
 */
export const mountPart: MountPart = (place, part) => {
  const root = createRoot(place, { identifierPrefix: part.idPrefix });
  return {
    render: (inputs) => flushSync(() => root.render(<MountedPart part={part} {...inputs} />)),
    unmount: () => root.unmount(),
  };
};

/** All that the shell provides around the pages of its own React. */
function MountedPart({ part, given, contexts }: PartInputs & { readonly part: Part }): ReactElement {
  const { remote, Component: Content, onError } = part;
  return (
    <Caught onError={onError}>
      <SamePage contexts={contexts}>
        <RemoteMount remote={remote}>
          <Suspense>
            <Content {...given} />
          </Suspense>
        </RemoteMount>
      </SamePage>
    </Caught>
  );
}

/** Hands an error to who has the part, and shows nothing: there it is reported and shown. */
class Caught extends Component<{ readonly onError: Part['onError']; readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onError(cause);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
