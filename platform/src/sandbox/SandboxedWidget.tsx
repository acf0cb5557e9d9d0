import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import { useNavigate } from '../router.ts';
import type { FrameConnection, PlaceMessage } from './connect-frame.ts';
import { propsForFrame } from './messages.ts';
import { SandboxFrame } from './SandboxFrame.tsx';

interface SandboxedWidgetProps {
  readonly remote: RemoteInSet;
  readonly id: string;
  readonly given: Readonly<Record<string, unknown>>;
}

/** A widget of a sandboxed remote, as high as its content. Of its props, data is copied, and a call of a function is told. */
export function SandboxedWidget({ remote, id, given }: SandboxedWidgetProps): ReactElement {
  const [pixels, setPixels] = useState(0);
  const connection = useRef<FrameConnection | null>(null);
  const navigate = useNavigate();
  const props = propsForFrame(given);
  const text = JSON.stringify(props);
  useEffect(() => connection.current?.post({ kind: 'props', props: JSON.parse(text) }), [text]);
  const onMessage = (message: PlaceMessage): void => {
    if (message.kind === 'height') setPixels(message.pixels);
    if (message.kind === 'go') void navigate(message.href);
    if (message.kind !== 'prop') return;
    const called = given[message.name];
    if (Object.hasOwn(given, message.name) && typeof called === 'function') called(...message.given);
  };
  return (
    <SandboxFrame
      remote={remote}
      part={{ kind: 'widget', id, props }}
      height={`${pixels}px`}
      onConnection={(opened) => {
        connection.current = opened;
      }}
      onMessage={onMessage}
    />
  );
}
