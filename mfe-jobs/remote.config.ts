import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_jobs',
  package: 'mfe-jobs',
  title: 'Job positions',
  team: 'Jobs',
  port: 4101,
  exposes: {
    './routes': './src/remote.ts',
    './JobList': './src/job-list/JobListWidget.tsx',
    './TrackingBoard': './src/tracking-board/TrackingBoardWidget.tsx',
    './PostPosition': './src/post-position/PostPositionWidget.tsx',
    './PositionActions': './src/position-actions/PositionActions.tsx',
    './PositionManagement': './src/position-management/PositionManagementWidget.tsx',
  },
  pages: [
    { path: '/joblist', module: './src/job-list/JobListPage.tsx' },
    { path: '/joblist/new', module: './src/new-job/NewJobPage.tsx' },
    { path: '/joblist/:id', module: './src/job-detail/JobDetailPage.tsx' },
    { path: '/joblist/:id/requirements', module: './src/job-requirements/JobRequirementsPage.tsx' },
    { path: '/joblist/edit/:id', module: './src/edit-job/EditJobPage.tsx' },
  ],
  offers: [{ slot: 'mfe_dashboard/UserHomeSide', widget: './JobList', order: 10 }],
  prefixes: ['/joblist'],
  budget: { entry: 8_000, page: 22_500, widget: 19_300 },
});
