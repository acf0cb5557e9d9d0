import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_resumes',
  package: 'mfe-resumes',
  title: 'Resumes',
  team: 'Resumes',
  port: 4102,
  exposes: {
    './routes': './src/remote.ts',
    './ResumeList': './src/resume-list/ResumeListWidget.tsx',
    './ResumeScores': './src/resume-scores/ResumeScoresWidget.tsx',
    './UploadResumes': './src/upload-resumes/UploadResumesWidget.tsx',
    './ResumeManagement': './src/resume-management/ResumeManagementWidget.tsx',
  },
  pages: [
    { path: '/resumes', module: './src/resume-list/ResumeListPage.tsx' },
    { path: '/resumes/new', module: './src/upload-resumes/UploadResumesPage.tsx' },
    { path: '/resumes/retention', module: './src/retention/RetentionPage.tsx' },
    { path: '/resumes/duplicates', module: './src/duplicates/DuplicatesPage.tsx' },
    { path: '/resumes/:id', module: './src/resume-details/ResumeDetailsPage.tsx' },
    { path: '/resumes/:id/edit', module: './src/rename-resume/RenameResumePage.tsx' },
  ],
  offers: [{ slot: 'mfe_dashboard/UserHomeSide', widget: './ResumeList', order: 20 }],
  prefixes: ['/resumes'],
  budget: { entry: 7_700, page: 21_500, widget: 24_700 },
});
