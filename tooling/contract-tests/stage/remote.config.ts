import { defineRemote } from '../../preset/define-remote.ts';

/** Shows any widget of any remote: where the kit looks at widgets, since no page of the product shows all of them. */
export default defineRemote({
  name: 'kit_stage',
  package: 'kit-stage',
  title: 'Stage of the contract kit',
  team: 'Platform',
  port: 4399,
  exposes: { './routes': './src/remote.ts' },
  prefixes: ['/kit-stage'],
  budget: { entry: 20_000, page: 40_000, widget: 0 },
  pages: [
    { path: '/kit-stage', module: './src/StagePage.tsx' },
    { path: '/kit-stage/started', module: './src/StagePage.tsx' },
  ],
});
