import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_billing',
  package: 'mfe-billing',
  title: 'Plans',
  team: 'Billing',
  port: 4104,
  exposes: {
    './routes': './src/remote.ts',
    './MyPlan': './src/my-plan/MyPlanWidget.tsx',
  },
  pages: [
    { path: '/plans', module: './src/plan-list/PlanListPage.tsx' },
    { path: '/plans/:id', module: './src/plan-detail/PlanDetailPage.tsx' },
    { path: '/payment/success', module: './src/payment-success/PaymentSuccessPage.tsx' },
  ],
  offers: [{ slot: 'mfe_dashboard/UserHomeSide', widget: './MyPlan', order: 30 }],
  prefixes: ['/plans', '/payment'],
  budget: { entry: 6_500, page: 18_100, widget: 9_600 },
});
