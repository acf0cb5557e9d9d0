import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import { WidgetPlaceholder } from '../boundary/RemoteWidget.tsx';
import { remoteHost } from '../loader/host.ts';
import { RemoteError } from '../loader/remote-error.ts';
import { SANDBOX_ADDRESS } from '../registry/page-block.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { reportRuntimeIssue } from '../telemetry/report.ts';
import { connectFrame, type FrameConnection, type PlaceMessage } from './connect-frame.ts';
import { keepTypingHere } from './keep-typing-here.ts';
import type { SandboxedPart } from './messages.ts';

export interface SandboxFrameProps {
  readonly remote: RemoteInSet;
  /** What is shown when the frame begins. */
  readonly part: SandboxedPart;
  /** CSS length. */
  readonly height: string;
  /** Called with the connection once the frame has one, and with null when it's gone. */
  readonly onConnection: (connection: FrameConnection | null) => void;
  readonly onMessage: (message: PlaceMessage) => void;
}

/**
 * The place of a part that runs in a frame of its own: without the page's origin, its globals, its document, and its session.
 * It is loaded by the page's loader, with its deadline. A frame that stops answering is closed, and the boundary around it
 * offers Retry.
 */
export function SandboxFrame({ remote, part, height, ...on }: SandboxFrameProps): ReactElement {
  const element = useRef<HTMLIFrameElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  // A widget's props change while its frame stays.
  const [{ address, what }] = useState(() => ({
    address: addressOf(remote, part),
    what: part.kind === 'page' ? part.href : part.id,
  }));
  const partToShow = useEffectEvent(() => part);
  const onConnection = useEffectEvent(on.onConnection);
  const onMessage = useEffectEvent(on.onMessage);
  useEffect(() => {
    const frame = element.current;
    if (!frame) return undefined;
    const first = Promise.withResolvers<void>();
    const connection = connectFrame(frame, {
      remote,
      partToShow: () => partToShow(),
      onMessage: (message) => {
        if (message.kind === 'shown') first.resolve();
        // A frame leads nobody away whose focus isn't in it.
        else if (message.kind !== 'go' || document.activeElement === frame) onMessage(message);
      },
      onLost: (detail) => {
        connection.close();
        // Frames may share a process: of several that are silent, only one is at fault.
        if (document.querySelectorAll('iframe[sandbox]').length === 1)
          reportRuntimeIssue('hang', detail, remote);
        setFailure(new RemoteError('crashed', remote));
      },
    });
    onConnection(connection);
    frame.src = address;
    let isOver = false;
    const stopGuarding = keepTypingHere(frame);
    remoteHost()
      .loader.run(remote, what, () => first.promise)
      .then(
        () => isOver || setIsShown(true),
        (error: unknown) => isOver || setFailure(error),
      );
    return () => {
      isOver = true;
      // Who leaves before it is there has nothing against it.
      first.resolve();
      stopGuarding();
      connection.close();
      onConnection(null);
    };
  }, [remote, address, what]);
  if (failure !== null) throw failure;
  return (
    <>
      {isShown ? null : <WidgetPlaceholder remote={remote} />}
      <iframe
        ref={element}
        title={remote.title}
        sandbox="allow-scripts allow-forms"
        style={{
          display: 'block',
          inlineSize: '100%',
          blockSize: isShown ? height : 0,
          border: 0,
          background: 'transparent',
        }}
      />
    </>
  );
}

/** The page is part of the address so that the edge can list its files in the document. */
function addressOf({ name }: RemoteInSet, part: SandboxedPart): string {
  const page = part.kind === 'page' ? new URL(part.href, location.origin).pathname : '';
  return `${SANDBOX_ADDRESS}/${name}${page}`;
}
