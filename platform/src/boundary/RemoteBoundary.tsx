import { Component, type ReactNode } from 'react';
import type { FailedRemote } from '../loader/remote-error.ts';
import { RemoteError } from '../loader/remote-error.ts';
import { RemoteFailure } from './RemoteFailure.tsx';
import { reportFrom } from './report-from.ts';

export interface RemoteBoundaryProps {
  /** Whose part stands inside. */
  readonly remote: FailedRemote;
  /** Fetches again what failed, because a person asks; the boundary shows its children once it is there. */
  readonly onRetry: () => Promise<unknown>;
  /** Fetches again what failed, without being asked. */
  readonly onProbe: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface State {
  readonly error: RemoteError | null;
  readonly isRetrying: boolean;
}

/** Keeps the failure of a part of another remote in its own place, with a Retry that needs one click. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { error: null, isRetrying: false };

  static getDerivedStateFromError(cause: unknown): Partial<State> | null {
    return cause instanceof RemoteError ? { error: cause } : { error: new CrashPlaceholder(cause) };
  }

  override componentDidCatch(cause: unknown): void {
    reportFrom(cause, this.props.remote);
  }

  /** A second failure is shown like the first: the person sees that something happened, and may try again. */
  readonly #retry = async (): Promise<void> => {
    this.setState({ isRetrying: true });
    try {
      await this.props.onRetry();
      this.setState({ error: null, isRetrying: false });
    } catch (cause) {
      reportFrom(cause, this.props.remote);
      const error = cause instanceof RemoteError ? cause : this.state.error;
      this.setState({ error, isRetrying: false });
    }
  };

  override render(): ReactNode {
    const { error, isRetrying } = this.state;
    if (!error) return this.props.children;
    return (
      <RemoteFailure
        error={this.#named(error)}
        isRetrying={isRetrying}
        onRetry={() => void this.#retry()}
        wayBack={{ probe: this.props.onProbe, onReturn: () => this.setState({ error: null }) }}
      />
    );
  }

  /** What was thrown while rendering knows no remote; the boundary does. */
  #named(error: RemoteError): RemoteError {
    return error instanceof CrashPlaceholder
      ? new RemoteError('crashed', this.props.remote, error.cause)
      : error;
  }
}

const NOBODY: FailedRemote = { name: '', title: '', team: '', version: '' };

class CrashPlaceholder extends RemoteError {
  constructor(cause: unknown) {
    super('crashed', NOBODY, cause);
  }
}
