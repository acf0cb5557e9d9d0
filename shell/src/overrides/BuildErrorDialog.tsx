import { CodeBlock } from '@shortlist/design-system/CodeBlock';
import { Dialog } from '@shortlist/design-system/Dialog';
import { Stack } from '@shortlist/design-system/Stack';
import { Text } from '@shortlist/design-system/Text';
import type { ReactElement } from 'react';
import { type BuildError, showBuildError, useBuildError } from './build-error.ts';

/** Over the page of who edits a remote: what is wrong with it, until it is mended. Then the page is loaded again. */
export function BuildErrorDialog(): ReactElement {
  const error = useBuildError();
  return (
    <Dialog
      size="large"
      isOpen={error !== null}
      onOpenChange={() => showBuildError(null)}
      title={error ? titleOf(error) : ''}
    >
      {error ? (
        <Stack gap={3}>
          <Text as="p">
            {error.kind === 'build' ? 'The page shows the build before it. ' : ''}
            It reloads when you save a change that builds.
          </Text>
          <CodeBlock label={error.kind === 'build' ? 'Compiler output' : 'Error'} code={error.text} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

const titleOf = ({ kind, package: name }: BuildError): string =>
  kind === 'build' ? `${name} failed to build` : `${name} failed on this page`;
