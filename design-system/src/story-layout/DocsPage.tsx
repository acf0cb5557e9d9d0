import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { GuidanceView } from './GuidanceView.tsx';
import type { Guidance } from './guidance.ts';

/** The docs page of every component: what it is, its props, how to use it, its keys, then all of its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guidance && (
        <Unstyled>
          <GuidanceView guidance={guidance} />
        </Unstyled>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
