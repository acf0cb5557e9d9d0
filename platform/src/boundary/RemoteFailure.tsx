import { Button } from '@shortlist/design-system/Button';
import { ErrorState } from '@shortlist/design-system/ErrorState';
import type { ReactElement } from 'react';
import { policyOf } from '../loader/failure-policies.ts';
import { findRemoteHost } from '../loader/host.ts';
import type { RemoteError } from '../loader/remote-error.ts';
import { useUpdate } from '../registry/update.ts';
import { type Recovery, useRecovery } from './use-recovery.ts';

export interface RemoteFailureProps {
  readonly error: RemoteError;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
  /** How the place comes back by itself. */
  readonly wayBack: Recovery;
  readonly headingLevel?: 1 | 2;
}

/**
 * Says which part failed and that the others work, and goes by itself once the part is back. A part that was never
 * released has nothing to retry; where a newer release is live, loading that is a way out too.
 */
export function RemoteFailure({
  error,
  isRetrying,
  onRetry,
  wayBack,
  headingLevel = 2,
}: RemoteFailureProps): ReactElement {
  const { hint = REST_WORKS, hasRetry } = policyOf(error.kind);
  const update = useUpdate((state) => state.update);
  useRecovery(error, wayBack);
  return (
    <ErrorState
      title={`${error.message}.`}
      description={isOverridden(error) ? OVERRIDDEN : update ? NEWER : hint}
      headingLevel={headingLevel}
      isRetrying={isRetrying}
      onRetry={hasRetry ? onRetry : undefined}
      action={update ? <Button onPress={update}>Update</Button> : undefined}
    />
  );
}

/** The error knows the remote by its name; the page, by which way it came. */
function isOverridden({ remote }: RemoteError): boolean {
  return findRemoteHost()?.registry.byName(remote.name)?.channel === 'override';
}

const OVERRIDDEN =
  "You've overridden this in your browser. Reset it to use the live version. The rest of the page works.";
const REST_WORKS = 'The rest of the page works.';
const NEWER = 'The rest of the page works. A new version of Shortlist may fix this.';
