import type {} from '@shortlist/platform';
import type { MyPlanWidgetProps } from './my-plan/MyPlanWidget.tsx';

declare module '@shortlist/platform' {
  interface WidgetContracts {
    /** The plan of the signed-in user, as a card. */
    'mfe_billing/MyPlan': MyPlanWidgetProps;
  }
}
