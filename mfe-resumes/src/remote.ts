import type { RouteObject } from '@shortlist/platform';

/** The screens of resumes, exposed as './routes': each is loaded when it is opened. */
export const routes: RouteObject[] = [
  { path: '/resumes', lazy: () => import('./resume-list/ResumeListPage.tsx') },
  { path: '/resumes/new', lazy: () => import('./upload-resumes/UploadResumesPage.tsx') },
  { path: '/resumes/retention', lazy: () => import('./retention/RetentionPage.tsx') },
  { path: '/resumes/duplicates', lazy: () => import('./duplicates/DuplicatesPage.tsx') },
  { path: '/resumes/:id', lazy: () => import('./resume-details/ResumeDetailsPage.tsx') },
  { path: '/resumes/:id/edit', lazy: () => import('./rename-resume/RenameResumePage.tsx') },
];
