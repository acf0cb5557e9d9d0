import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_dashboard',
  package: 'mfe-dashboard',
  title: 'Dashboard',
  team: 'Dashboard',
  port: 4105,
  exposes: {
    './routes': './src/remote.ts',
    './Home': './src/home/HomeTab.tsx',
    './Upload': './src/upload/UploadTab.tsx',
    './Tutorial': './src/tutorial/TutorialTab.tsx',
    './ContactUs': './src/contact-us/ContactUsTab.tsx',
  },
  pages: [
    { path: '/userhome', module: './src/user-home/UserHomePage.tsx' },
    { path: '/old-dashboard', module: './src/user-home/UserHomePage.tsx' },
    { path: '/new-dashboard', module: './src/new-dashboard/NewDashboardPage.tsx' },
    { path: '/onboarding', module: './src/onboarding/OnboardingPage.tsx' },
  ],
  prefixes: ['/userhome', '/old-dashboard', '/new-dashboard', '/onboarding'],
  budget: { entry: 8_400, page: 16_900, widget: 18_100 },
});
