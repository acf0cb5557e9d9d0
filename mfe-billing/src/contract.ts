import type { MyPlanWidgetProps } from './my-plan/MyPlanWidget.tsx';

/** The widgets that mfe-billing exposes to the other remotes, with their props. */
declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The plan of the signed-in user, in a card of its own. */
    'mfe_billing/MyPlan': MyPlanWidgetProps;
  }
}
