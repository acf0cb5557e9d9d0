import { defineRemote } from '@shortlist/remote-kit';

export default defineRemote({
  name: 'mfe_sample',
  package: 'mfe-sample',
  title: 'Sample title',
  team: 'Sample team',
  port: 4199,
  exposes: {
    './routes': './src/remote.ts',
    './Sample': './src/summary/SampleWidget.tsx',
  },
  pages: [{ path: '/sample', module: './src/overview/SamplePage.tsx' }],
  prefixes: ['/sample'],
  budget: { entry: 8_000, page: 12_000, widget: 12_000 },
});
