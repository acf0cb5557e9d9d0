export { answerFile, neverFile, refuseFile } from './answer-file.ts';
export {
  answerPage,
  answerPages,
  type MockedCall,
  mockError,
  mockPending,
  mockResponse,
  unreachable,
} from './answers.ts';
export { PlatformFrame, type PlatformFrameProps } from './PlatformFrame.tsx';
export { TabFrame, type TabFrameProps } from './TabFrame.tsx';
export { provideWidgets, type WidgetStubs } from './widgets.ts';
