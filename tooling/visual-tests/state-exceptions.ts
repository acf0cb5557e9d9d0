/** By name of the component or screen: the state that it cannot show ("stories": none at all), and why. */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The one table of exceptions. One that is no longer needed is a fault of its own. */
export const EXCEPTIONS: Exceptions = {
  ConfirmEmailPage: { Loading: 'It loads nothing; Saving shows the wait.' },
  ErrorPage: {
    Loading: 'It loads nothing: it stands where a page threw.',
    Empty: 'It lists nothing.',
    Failed: 'It is the failed state itself, as Full shows it.',
  },
  FramedWidget: { stories: 'The frame of a sandboxed widget, and no screen of its own.' },
  IconButton: { LongText: 'Its label is heard, not drawn.' },
  Logo: { LongText: 'Its one word is its own.' },
  Meter: { LongText: 'It has no text of its own.' },
  NavigationProvider: { LongText: 'It draws nothing of its own.' },
  NewJobPage: { Loading: 'It loads nothing; Saving shows the wait.' },
  NotFoundPage: {
    Loading: 'It loads nothing.',
    Empty: 'It lists nothing.',
    Failed: 'It asks for nothing that could fail.',
  },
  PrivacyNoticePage: {
    Loading: 'It loads nothing; Saving shows the wait.',
    Empty: 'It lists nothing.',
    LongText: 'Its words are its own; the address is not drawn.',
  },
  RenameResumePage: { Empty: 'Every resume has a file name; WithoutName shows the refusal.' },
  ResetPasswordPage: { Loading: 'It loads nothing; Saving shows the wait.' },
  SplitPage: { stories: 'The frame of Login and Signup, and no screen of its own.' },
  Skeleton: { LongText: 'It has no text of its own.' },
  Spinner: { LongText: 'It has no text of its own.' },
  ThemeToggle: { LongText: 'Its two names are its own.' },
  UploadResumesPage: { Loading: 'It loads nothing; Uploading shows the wait.' },
  Verdict: { LongText: 'Its five words are its own.' },
};
