/** By name of the component or screen: the state that it cannot show ("stories": none at all), and why. */
export type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The one table of exceptions. One that is no longer needed is a fault of its own. */
export const EXCEPTIONS: Exceptions = {
  SplitPage: { stories: 'The frame of Login and Signup, and no screen of its own.' },
  Spinner: { LongText: 'It has no text of its own.' },
};
