import type { TabProps } from '@shortlist/platform';

/** The tabs that mfe-dashboard brings itself: widgets too, so that every tab is loaded, fails and is retried alike. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** Greeting, the most urgent thing, metrics, applicants, positions, charts. */
    'mfe_dashboard/Home': TabProps;
    /** A switch between posting a position and uploading resumes. `mode` is position or resume. */
    'mfe_dashboard/Upload': TabProps<'mode'>;
    /** How three things are done, step by step. */
    'mfe_dashboard/Tutorial': TabProps;
    /** Whom to ask. */
    'mfe_dashboard/ContactUs': TabProps;
  }

  interface SlotContracts {
    /** The wide column of User Home, for a widget in a card of its own. */
    'mfe_dashboard/UserHomeMain': object;
    /** The narrow column beside it, in the same way. */
    'mfe_dashboard/UserHomeSide': object;
  }
}
