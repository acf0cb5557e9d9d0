export { answer, never, refuse, unreachable } from './answers.ts';
export { PlatformFrame, type PlatformFrameProps } from './PlatformFrame.tsx';
