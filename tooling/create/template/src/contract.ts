export interface SampleProps {
  /** Most positions that it shows; 5 unless told. */
  readonly limit?: number;
}

/** The widgets that mfe-sample exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The newest positions, in a card of their own. */
    'mfe_sample/Sample': SampleProps;
  }
}
