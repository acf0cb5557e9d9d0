import { browserContractNames } from '../preset/browser-contract.ts';

/** What the repository's own rules look at; read from disk by `readRepository`. */
export interface RepositoryFacts {
  lockfile: string;
  workspaces: WorkspaceFacts[];
  sources: { path: string; text: string }[];
}

export interface WorkspaceFacts {
  folder: string;
  hasReadme: boolean;
  dependencies: Record<string, string>;
}

type Rule = (facts: RepositoryFacts) => string[];

const exactVersion = /^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;
const suppression = /(oxlint|eslint)-disable|biome-ignore|@ts-(ignore|nocheck|expect-error)/;
const skippedTest = /\b(it|test|describe)\.(skip|only|todo)\b|\bx(it|describe)\(/;

const exactVersions: Rule = ({ workspaces }) =>
  workspaces.flatMap(({ folder, dependencies }) =>
    Object.entries(dependencies)
      .filter(([, version]) => !exactVersion.test(version))
      .map(
        ([name, version]) => `${folder}/package.json: write one exact version of ${name}, not "${version}".`,
      ),
  );

const oneVersion: Rule = ({ workspaces }) => {
  const first = new Map<string, { version: string; folder: string }>();
  const others = otherReacts(workspaces);
  return workspaces.flatMap(({ folder, dependencies }) =>
    Object.entries(dependencies).flatMap(([name, version]) => {
      if (others.includes(`${name}@${version}`)) return [];
      const known = first.get(name) ?? { version, folder };
      first.set(name, known);
      if (known.version === version) return [];
      return [
        `${folder}/package.json: ${name} is ${version} here and ${known.version} in ${known.folder}; use one version.`,
      ];
    }),
  );
};

/** `react@20.0.0`, of each React that the shell offers beside its own: a remote may be built with it. */
const otherReacts = (workspaces: readonly WorkspaceFacts[]): string[] =>
  Object.entries(workspaces.find(({ folder }) => folder === 'shell')?.dependencies ?? {})
    .filter(([name]) => /^react(?:-dom)?-\d+$/.test(name))
    .map(([, version]) => version.replace('npm:', ''));

const readmes: Rule = ({ workspaces }) =>
  workspaces
    .filter(({ hasReadme }) => !hasReadme)
    .map(
      ({ folder }) =>
        `${folder}: write a README.md that says what it is, how to run it alone and where things live.`,
    );

const noAddresses: Rule = ({ lockfile }) =>
  /"resolved":\s*"http/.test(lockfile)
    ? [
        'package-lock.json: it names download addresses; run npm install with omit-lockfile-registry-resolved.',
      ]
    : [];

const noSuppressions: Rule = ({ sources }) =>
  findLines(sources, suppression).map(
    (place) => `${place}: fix the cause instead of switching the check off.`,
  );

const noSkippedTests: Rule = ({ sources }) =>
  findLines(
    sources.filter(({ path }) => /\.(test|e2e|stories)\.tsx?$/.test(path)),
    skippedTest,
  ).map((place) => `${place}: a test that does not run proves nothing; fix it or delete it.`);

const table = /^(?:export )?const (\w+): (?:\w+<)*Record<string,/gm;

const noObjectsOfWords: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => path.startsWith('bff/engine/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(table)]
        .filter(([, name]) => new RegExp(`\\b${name}(?:\\?\\.)?\\[`).test(text))
        .map(
          ([, name]) => `${path}: make ${name} a Map (mapOf): of an object, the word "constructor" is a key.`,
        ),
    );

/** A statement that is handed over as text; a query of Kysely is executed without arguments. */
const textQuery = /\.execute(?:<[^(]*>)?\(\s*[^\s)]/g;

/**
 * Where statements are text: tests, migrations, what opens the database and asks nothing of its tables, backups, which read
 * and write every table by its name, the tables of the queue's library, and a library that brings its own statements.
 */
const speaksText =
  /\.test\.ts$|^bff\/src\/(backup\/|db\/(database\.ts|migrations\/)|queue\/queue-depth\.ts|rate-limits\.ts)/;

const checkedQueries: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => path.startsWith('bff/src/') && !speaksText.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(textQuery)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: build the query with kysely(em), so that the compiler checks it.`,
      ),
    );

/** What the writing guide never writes on a screen; words that are right elsewhere in code are not among them. */
const neverWritten =
  /\b(?:amid|anew|another than|bears out|for who|given up|in its own words|it goes|no sentence|no way back|nothing fits|oops|put aside|speaks of|whoever|whose)\b/iu;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;

const plainTexts: Rule = ({ sources }) =>
  findLines(
    sources
      .filter(({ path }) => /^(?:shell|mfe-[a-z]+|platform|design-system)\/src\//u.test(path))
      .filter(({ path }) => !/\.(?:test|stories)\.tsx?$/u.test(path))
      .map(({ path, text }) => ({
        path,
        text: text.replaceAll(comments, (comment) => comment.replaceAll(/[^\n]/gu, '')),
      })),
    neverWritten,
  ).map((place) => `${place}: say it in plain words, as Foundations/Content style in Storybook does.`);

const contractImport = /import \{([^}]*)\} from '@shortlist\/api-contract';/;
const schemaOfEndpoint =
  /\b(\w+)(?:\.\w+)+\.(?:params|query|body|response)\.(?:safeParse|parse|pick|shape)\b/g;

/** What a file imports from the contract by value. */
const takenFrom = (text: string): string[] =>
  (contractImport.exec(text)?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** In browsers the contract has no schemas, but tests and the compiler see the whole of it. */
const schemasByName: Rule = ({ sources }) =>
  sources
    .filter(({ path }) => /^(?:shell|mfe-[a-z]+|platform)\/src\//u.test(path))
    .filter(({ path }) => !/\.(?:test|stories)\.tsx?$|\/testing\//u.test(path))
    .flatMap(({ path, text }) => {
      const taken = takenFrom(text);
      const missing = taken
        .map((name) => name.replace(/ as .*/, ''))
        .filter((name) => !browserContractNames().has(name));
      const local = taken.map((name) => name.replace(/.* as /, ''));
      const read = [...text.matchAll(schemaOfEndpoint)].flatMap(([whole, name = '']) =>
        local.includes(name) ? [whole] : [],
      );
      return [...missing, ...read].map(
        (name) =>
          `${path}: import ${name} from '@shortlist/api-contract/schemas'; browsers get no schema without it.`,
      );
    });

function findLines(sources: RepositoryFacts['sources'], pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

const rules: Rule[] = [
  exactVersions,
  oneVersion,
  readmes,
  noAddresses,
  noSuppressions,
  noSkippedTests,
  noObjectsOfWords,
  checkedQueries,
  plainTexts,
  schemasByName,
];

/** One sentence a broken rule of the repository; empty when all hold. */
export function checkRules(facts: RepositoryFacts): string[] {
  return rules.flatMap((rule) => rule(facts));
}
