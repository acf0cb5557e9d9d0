/** What only the document of a sandboxed remote's frame imports. */
export { followPage } from './follow-page.ts';
export { type FramePort, openFramePort } from './frame-port.ts';
export type { PropsForFrame } from './messages.ts';
