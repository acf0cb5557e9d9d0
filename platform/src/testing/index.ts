export { answerFile, neverFile, refuseFile } from './answer-file.ts';
export { answer, answerPage, answerPages, type MockedCall, never, refuse, unreachable } from './answers.ts';
export { PlatformFrame, type PlatformFrameProps } from './PlatformFrame.tsx';
export { TabFrame, type TabFrameProps } from './TabFrame.tsx';
export { provideWidgets, type StandInWidgets } from './widgets.ts';
