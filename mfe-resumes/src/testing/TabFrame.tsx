import { ToastRegion } from '@shortlist/design-system/Toast';
import { TabFrame as Frame, type TabFrameProps } from '@shortlist/platform/testing';

/** A tab as the dashboard shows it, with the toasts of the layout. */
export function TabFrame(props: TabFrameProps) {
  return (
    <>
      <Frame {...props} />
      <ToastRegion />
    </>
  );
}
