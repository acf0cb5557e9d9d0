import type { RemoteOptions } from '../../tooling/create/wanted-remote.ts';

/** The README.md of a remote that has a repository of its own. */
export const ownReadme = ({ package: name, container, component, team, path, port }: RemoteOptions): string =>
  `# ${name}

The remote of the ${team} team. It has a page at \`${path}\` and a widget \`${container}/${component}\`, and is released independently. You need Node.js 24, and Chromium or Chrome for checks.

| file | content |
|---|---|
| \`remote.config.ts\` | what build and edge need: pages, widgets, size budget |
| \`src/remote.ts\` | the routes |
| \`src/contract.ts\` | the widget's types for other remotes |
| \`.env\`, not in git | \`RELEASES\`: where the product keeps its releases, a folder or \`s3://bucket/prefix\`; \`PRODUCT_URL\`: where it runs |

\`\`\`
npm run standalone    # alone at http://localhost:${port}, with samples of the API contract
npm run dev           # inside the running product, in your browser only; follows each change
npm test              # the unit tests
npm run typecheck     # the types
npm run types         # types of the widgets and slots of other teams that are live
npm run check         # what a release would be asked, beside what is live
npm run release       # builds, checks, and releases to everyone; also: -- canary 10, promote, withdraw, rollback
npm run status        # who is live, since when, by whom
\`\`\`
`;
