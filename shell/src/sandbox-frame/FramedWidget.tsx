import { RemoteWidget } from '@shortlist/platform';
import type { FramePort, PropsForFrame } from '@shortlist/platform/sandbox-frame';
import { type ComponentType, type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './FrameLayout.module.css';

/** Its id and props come from the page. */
const AnyWidget = RemoteWidget as unknown as ComponentType<Record<string, unknown>>;

/** The props of a widget as they are now; heard from the beginning, not from its first picture on. */
export function trackProps(port: FramePort) {
  let props = port.start.part.kind === 'widget' ? port.start.part.props : null;
  const listeners = new Set<() => void>();
  port.listen((message) => {
    if (message.kind !== 'props') return;
    props = message.props;
    for (const tell of listeners) tell();
  });
  return {
    read: () => props,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface FramedWidgetProps {
  readonly port: FramePort;
  readonly tracked: ReturnType<typeof trackProps>;
}

/** The widget that a frame is for. The page is told how high it is. */
export function FramedWidget({ port, tracked }: FramedWidgetProps): ReactElement | null {
  const { part } = port.start;
  const props = useSyncExternalStore(tracked.subscribe, tracked.read);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const pixels = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      port.post({ kind: 'height', pixels });
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [port]);
  if (part.kind !== 'widget' || !props) return null;
  return (
    <div ref={place} className={styles.widget}>
      <AnyWidget {...givenBy(props, port)} id={part.id} />
    </div>
  );
}

/** Functions of the page are called there: here, their calls are told. */
function givenBy({ data, functions }: PropsForFrame, port: FramePort): Record<string, unknown> {
  const called = functions.map((name) => [
    name,
    (...given: unknown[]) => port.post({ kind: 'prop', name, given: given.filter(isData) }),
  ]);
  return { ...data, ...Object.fromEntries(called) };
}

const isData = (value: unknown): boolean => typeof value !== 'function' && !(value instanceof Event);
